import type { AfterFrame } from './contract'

/** Mini programs draw a screen in one pass, since each further pass sends another message to their view. */
export const afterFrame: AfterFrame = null
