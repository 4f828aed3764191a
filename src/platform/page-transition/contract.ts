/** Direction of a page change: to a new page, or back to an earlier one. */
export type Direction = 'forward' | 'back'

/**
 * Changes the page with a transition. Mini programs have their own transition, so this only changes the page. Resolves
 * or rejects like `change`. The next change ends a running transition.
 * @param direction null for tabs and a restart, which have no transition
 */
export type ChangePage = (direction: Direction | null, change: () => Promise<unknown>) => Promise<void>

/**
 * Hides the tabs below a screen, from the frame in which the screen appears. @returns shows them again; null on hosts
 * that hide them
 */
export type CoverTabs = (() => () => void) | null
