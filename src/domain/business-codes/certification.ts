/** Error codes about certifications. This project defines all of them. */
export const CERTIFICATION_CODES = {
  /** Requires the face check (domain §6). */
  faceAuthNeeded: 22032001,
  /** No provider of face checks is connected. */
  faceAuthNotSetUp: 22032002,
  /** The key of the visit is forged, or belongs to another account or purpose. */
  verifyWrong: 22032003,
  verifyOld: 22032004,
  verifyUsed: 22032005,
  /** The merchant certifies no students (shell §6). */
  studentOff: 22032006,
  /** The real name must be certified first. */
  personNeeded: 22032007,
  /** The certification is under review, or another certification depends on it. */
  certificationBound: 22032008,
} as const
