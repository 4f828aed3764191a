/**
 * Runs `draw` once, directly after the next frame. This function is null on hosts that draw a screen in a single pass.
 * @returns a function that cancels `draw`
 */
export type AfterFrame = ((draw: () => void) => () => void) | null
