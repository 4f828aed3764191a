import type { PictureSource } from './contract'

/** Half of a phone's 375, CSS px. */
const CARD = 188

/** Returns one address, as hosts take no list (shell §9): 300 pixels for cards and marks, else 750. */
export const pictureSource: PictureSource = (at, { phone }) => ({ src: at(phone <= CARD ? 300 : 750) })
