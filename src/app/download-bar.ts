/** A mini program does not offer an app for download. */
export const downloadBar = null
