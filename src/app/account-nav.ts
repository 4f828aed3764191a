/** Mini programs have no desktop layout. */
export const accountNav = null
