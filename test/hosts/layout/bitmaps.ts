import type { Box } from '../harness/ground'
import type { FakeCanvas } from '../fakes/canvas'

/** Tolerance for rounded edges, in bitmap pixels. */
const ROUNDING = 1.5

/**
 * Checks that the bitmap of a canvas has the aspect ratio of its box. Otherwise, the drawing is stretched, and taps hit
 * another point than the visible one.
 * @param width width of the canvas bitmap, pixels
 * @param height height of the canvas bitmap, pixels
 * @param box box of the canvas on the page, CSS px
 * @returns a description of the fault, or null
 */
export const bitmapFault = ({ width, height }: Pick<FakeCanvas, 'width' | 'height'>, box: Box): string | null => {
  const ratio = width / box.width
  if (Math.abs(height - box.height * ratio) <= ROUNDING * Math.max(1, ratio) && ratio >= 1) return null
  const size = `${Math.round(box.width)}×${Math.round(box.height)}`
  const ratios = [ratio, height / box.height].map((value) => value.toFixed(2)).join(' and ')
  return `bitmap: canvas: ${width}×${height} pixels in a box of ${size}: ${ratios} pixels to one`
}
