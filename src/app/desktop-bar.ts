/** Mini programs have no desktop layout. */
export const desktopBar = null
