/** Entries whose pictures are on the screen when a list opens. */
const ON_SCREEN = 5
/** Of the first page, which is drawn at once. */
const FIRST_PAGE = 20

/**
 * Whether the picture of an entry is asked for as soon as it is drawn: those on the screen, and those past the first page, as they
 * are drawn near the screen only (`VirtualList`), and to find that out again costs a browser time in each frame.
 */
export const comesAtOnce = (index: number): boolean => index < ON_SCREEN || index >= FIRST_PAGE
