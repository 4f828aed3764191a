/**
 * Runs `draw` once, directly after the next frame. Null on hosts that draw a screen in a single pass. @returns cancels
 * `draw`
 */
export type AfterFrame = ((draw: () => void) => () => void) | null
