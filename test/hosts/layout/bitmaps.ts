import type { Box } from '../harness/ground'
import type { FakeCanvas } from '../fakes/canvas'

/** Bitmap pixels that rounding its edges may take. */
const ROUNDING = 1.5

/**
 * Whether a canvas' bitmap is its box times one ratio: else what it draws is stretched, and a finger meets another place
 * than the eye.
 * @param canvas its bitmap
 * @param box where it is on the page, CSS px
 * @returns what is wrong, or null
 */
export const bitmapFault = ({ width, height }: Pick<FakeCanvas, 'width' | 'height'>, box: Box): string | null => {
  const ratio = width / box.width
  if (Math.abs(height - box.height * ratio) <= ROUNDING * Math.max(1, ratio) && ratio >= 1) return null
  const size = `${Math.round(box.width)}×${Math.round(box.height)}`
  const ratios = [ratio, height / box.height].map((value) => value.toFixed(2)).join(' and ')
  return `bitmap: canvas: ${width}×${height} pixels in a box of ${size}: ${ratios} pixels to one`
}
