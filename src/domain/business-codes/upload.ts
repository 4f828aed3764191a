/** Error codes about file uploads. This project defines all of them. */
export const UPLOAD_CODES = {
  /** No file storage is connected. */
  uploadNotSetUp: 22031801,
  /** No stored file matches this entry code, this buyer and this purpose. */
  uploadUnknown: 22031802,
} as const
