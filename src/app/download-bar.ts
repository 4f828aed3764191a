/** A mini program needs no app. */
export const downloadBar = null
