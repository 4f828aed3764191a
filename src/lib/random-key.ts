const LENGTH = 24

/** Returns a unique key for calls that may be sent twice; not a secret. */
export const randomKey = (): string =>
  Array.from({ length: LENGTH }, () => Math.floor(Math.random() * 36).toString(36)).join('')
