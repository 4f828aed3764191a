/** Why an object store does not take a file, with the status that it answers. */
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
