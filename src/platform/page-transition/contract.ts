/** Direction of a page change: deeper, or back to an earlier page. */
export type Direction = 'forward' | 'back'

/**
 * Changes the page with the host's transition, if the storefront must request it; mini programs have their own.
 * Resolves or rejects with `change`. The next change never waits: it ends the transition.
 * @param direction null for tabs and a new start, which change at once
 */
export type ChangePage = (direction: Direction | null, change: () => Promise<unknown>) => Promise<void>

/** Hides the tabs under a screen, from the frame that shows it. @returns ends it; null if the host does it */
export type CoverTabs = (() => () => void) | null
