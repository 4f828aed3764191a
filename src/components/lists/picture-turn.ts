/** Number of entries with visible pictures when a list opens. */
const ON_SCREEN = 5
/** Length of the first page, which is drawn at once. */
const FIRST_PAGE = 20

/**
 * Returns true if the picture of an entry is requested as soon as the entry is drawn. This applies to visible entries,
 * and to entries after the first page.
 *
 * After the first page, `VirtualList` draws only entries near the screen. Observing each picture as well would cost the
 * browser time in every frame.
 */
export const comesAtOnce = (index: number): boolean => index < ON_SCREEN || index >= FIRST_PAGE
