/** Which way a page change goes: deeper, or back to a page that was there. */
export type Direction = 'forward' | 'back'

/**
 * Changes the page with the host's own transition where the storefront has to ask for one; mini programs have theirs. Resolves or
 * rejects with `change`, and never holds the next change up: that one ends the transition.
 * @param direction null for tabs and a new start, which change at once
 */
export type ChangePage = (direction: Direction | null, change: () => Promise<unknown>) => Promise<void>

/** A screen above the tabs is there: they are hidden with the frame that shows it. @returns what ends it; null where the host does that */
export type CoverTabs = (() => () => void) | null
