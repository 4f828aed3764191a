/** Error codes about entrance registrations. This project defines all of them. */
export const ENTRANCE_CODES = {
  /** The form was sent since the screen was loaded. */
  entranceChanged: 22035201,
  /** The form cannot be sent or changed any more. */
  entranceClosed: 22035202,
} as const
