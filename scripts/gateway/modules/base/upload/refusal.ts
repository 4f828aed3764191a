/** Error with which an object store rejects a file, and its HTTP status. */
export class StoreRefusal extends Error {
  constructor(
    readonly code:
      | 'AccessDenied'
      | 'SignatureDoesNotMatch'
      | 'PolicyExpired'
      | 'EntityTooLarge'
      | 'InvalidImage'
      | 'SlowDown',
    readonly status: 400 | 403 | 413 | 503,
  ) {
    super(code)
  }
}
