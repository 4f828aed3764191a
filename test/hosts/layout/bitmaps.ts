import type { Box } from '../harness/ground'
import type { FakeCanvas } from '../fakes/canvas'

/** Tolerance for the rounding of edges, in bitmap pixels. */
const ROUNDING = 1.5

/**
 * Returns a fault unless a canvas' bitmap is its box times one ratio. Otherwise its drawing is stretched, and taps meet
 * another point than the visible one.
 * @param canvas its bitmap
 * @param box its position on the page, CSS px
 * @returns the fault, or null
 */
export const bitmapFault = ({ width, height }: Pick<FakeCanvas, 'width' | 'height'>, box: Box): string | null => {
  const ratio = width / box.width
  if (Math.abs(height - box.height * ratio) <= ROUNDING * Math.max(1, ratio) && ratio >= 1) return null
  const size = `${Math.round(box.width)}×${Math.round(box.height)}`
  const ratios = [ratio, height / box.height].map((value) => value.toFixed(2)).join(' and ')
  return `bitmap: canvas: ${width}×${height} pixels in a box of ${size}: ${ratios} pixels to one`
}
