/** Mini programs are never desktops. */
export const desktopBar = null
