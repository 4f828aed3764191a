import decodeQR from 'qr/decode.js'

/** Number of pixels per cell of the code. */
const SCALE = 6

/**
 * Reads the picture of a ticket code as a gate's camera does. @param address address of the SVG
 * (domain/ticket/code-picture)
 */
export const readCode = (address: string): string => {
  const svg = decodeURIComponent(address.replace('data:image/svg+xml,', ''))
  const cells = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const side = cells * SCALE
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++) {
      const from = row * side + Number(x) * SCALE
      for (let at = from; at < from + Number(length) * SCALE; at++) data.set([0, 0, 0], at * 4)
    }
  }
  return decodeQR({ width: side, height: side, data })
}
