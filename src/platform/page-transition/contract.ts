/** Direction of a page change: to a new page, or back to an earlier one. */
export type Direction = 'forward' | 'back'

/**
 * Changes the page with a transition. In mini programs, only calls `change`, because the hosts have their own
 * transition. Resolves or rejects like `change`. The next page change ends a running transition.
 * @param direction null for tabs and for a restart, because these changes have no transition
 */
export type ChangePage = (direction: Direction | null, change: () => Promise<unknown>) => Promise<void>

/**
 * Hides the tabs below a screen, starting with the frame in which the screen appears. Null on hosts that hide the tabs
 * themselves.
 * @returns a function that shows the tabs again
 */
export type CoverTabs = (() => () => void) | null
