/** Runs `draw` once, right after the current frame. Null if a screen is drawn in one pass. @returns cancels it */
export type AfterFrame = ((draw: () => void) => () => void) | null
