const LENGTH = 24

/** A key that no two acts share, for calls that may be sent twice; not a secret. */
export const randomKey = (): string =>
  Array.from({ length: LENGTH }, () => Math.floor(Math.random() * 36).toString(36)).join('')
