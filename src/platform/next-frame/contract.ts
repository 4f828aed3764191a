/** Runs `draw` once, right after the frame that is being made. Null where a screen is drawn in one go. @returns what calls it off */
export type AfterFrame = ((draw: () => void) => () => void) | null
