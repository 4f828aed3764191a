/** Refusals of a file that is to be stored. All codes are this project's. */
export const UPLOAD_CODES = {
  /** No store of files is connected. */
  uploadNotSetUp: 22031801,
  /** Nothing was stored by this entry code, or not by this buyer, or for something else. */
  uploadUnknown: 22031802,
} as const
