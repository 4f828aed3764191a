import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128'
import { darkRuns } from './dark-runs'

/**
 * Width of the light border (quiet zone) on both sides, in modules. Scanners need the border to find the first bar
 * (ISO/IEC 15417).
 */
const QUIET = Array.from('0'.repeat(10))

/**
 * Returns a Code 128 barcode as the address of an SVG picture: one path, black on white in both themes. A module is one
 * unit wide and one unit high; the caller stretches the picture.
 * @param text ASCII letters, digits and punctuation; pairs of digits need only half the width
 */
export const barPicture = (text: string): string => {
  const { data } = new CODE128(text, {}).encode()
  const line = [...QUIET, ...Array.from(data), ...QUIET].map((module) => module === '1')
  const width = line.length
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 1" preserveAspectRatio="none" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${width}v1H0z"/><path d="${darkRuns(line, 0)}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
