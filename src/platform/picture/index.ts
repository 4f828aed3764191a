import type { PictureSource } from './contract'

/** Half of a phone's 375, CSS px. */
const CARD = 188

/**
 * One address, as hosts take no list: 300 pixels for the pictures of cards and marks, 750 for those that are as wide as the page
 * (shell §9).
 */
export const pictureSource: PictureSource = (at, { phone }) => ({ src: at(phone <= CARD ? 300 : 750) })
