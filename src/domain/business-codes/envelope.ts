/** Statuses of the envelope that any call may answer: HTTP's own numbers (shell §3, §8). */
export const ENVELOPE_CODES = {
  success: 200,
  /** HTTP-like status that also counts as success. */
  alsoSuccess: 510,
  badRequest: 400,
  notFound: 404,
  wrongMethod: 405,
  tooLarge: 413,
  wrongMedia: 415,
  wrongHost: 421,
  tooMany: 429,
  failure: 500,
} as const
