/** Mini programs are never desktops. */
export const accountNav = null
