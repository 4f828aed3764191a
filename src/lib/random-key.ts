const LENGTH = 24

/** Returns a unique key for a call that may be sent twice. The key is not secret. */
export const randomKey = (): string =>
  Array.from({ length: LENGTH }, () => Math.floor(Math.random() * 36).toString(36)).join('')

/** Returns random hex digits. They are not secret. */
export const randomHex = (length: number): string =>
  Array.from({ length }, () => Math.floor(Math.random() * 16).toString(16)).join('')
