import type { PictureSource } from './contract'

/** Width of a card: half of a phone's width of 375 CSS px. */
const CARD = 188

/**
 * Returns a single address, because hosts do not support lists (shell §9): 300 px wide for cards and icons, else 750
 * px.
 */
export const pictureSource: PictureSource = (at, { phone }) => ({ src: at(phone <= CARD ? 300 : 750) })
