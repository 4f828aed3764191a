import type { AfterFrame } from './contract'

/** Mini programs draw a screen in one go: each turn more is a message more to their view. */
export const afterFrame: AfterFrame = null
