/** A mini program is one already: it leads to no app. */
export const downloadBar = null
