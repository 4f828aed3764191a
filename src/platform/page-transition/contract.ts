/** Direction of a page change: deeper, or back to an earlier page. */
export type Direction = 'forward' | 'back'

/**
 * Changes the page with the host's transition. Mini programs have a transition of their own and only change the page.
 * Resolves or rejects with `change`. The next change ends a running transition.
 * @param direction null for tabs and a new start, which change at once
 */
export type ChangePage = (direction: Direction | null, change: () => Promise<unknown>) => Promise<void>

/** Hides the tabs under a screen, from the frame that shows it. @returns ends it; null if the host does it */
export type CoverTabs = (() => () => void) | null
