/** Status codes that the response envelope of any call may contain. They are HTTP's own numbers (shell §3, §8). */
export const ENVELOPE_CODES = {
  success: 200,
  /** Status in the style of HTTP that also means success. */
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
