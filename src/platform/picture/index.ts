import type { PictureSource } from './contract'

/** Half of a phone's 375, CSS px. */
const CARD = 188

/**
 * Returns one address, as hosts take no list (shell §9). It has 300 pixels for pictures of cards and marks, 750 for
 * those of the page's width.
 */
export const pictureSource: PictureSource = (at, { phone }) => ({ src: at(phone <= CARD ? 300 : 750) })
