/** Number of entries with visible pictures when a list opens. */
const ON_SCREEN = 5
/** Length of the first page, which is drawn at once. */
const FIRST_PAGE = 20

/**
 * Returns true if the picture of an entry is requested when the entry is drawn. It is for visible entries, and for
 * those after the first page. There `VirtualList` only draws entries near the screen, and a second check costs the
 * browser time in each frame.
 */
export const comesAtOnce = (index: number): boolean => index < ON_SCREEN || index >= FIRST_PAGE
