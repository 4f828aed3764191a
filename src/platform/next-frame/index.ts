import type { AfterFrame } from './contract'

/**
 * Null, because mini programs draw a screen in a single pass. Each additional pass would send another message to the
 * view.
 */
export const afterFrame: AfterFrame = null
