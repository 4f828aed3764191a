import { luminance, ratioOf } from '@/styles/color'

/** Returns red, green and blue of `#rrggbb` as numbers from 0 to 255. */
const channels = (colour: string): [number, number, number] => {
  const value = parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Returns a color as a pixel without alpha. Red is in the lowest byte, as in the image data of all hosts. */
export const pixel = (colour: string): number => {
  const [red, green, blue] = channels(colour)
  return red | (green << 8) | (blue << 16)
}

/** Returns the mix of two colors. @param share share of `over`, 0 to 1 */
export const mixed = (under: string, over: string, share: number): string => {
  const top = channels(over)
  const sum = channels(under).reduce(
    (value, channel, at) => value * 256 + Math.round(channel + (top[at] - channel) * share),
    0,
  )
  return `#${sum.toString(16).padStart(6, '0')}`
}

const luminanceOf = (colour: string): number => {
  const [r, g, b] = channels(colour)
  return luminance({ r, g, b })
}

/** Returns the contrast of two colors (WCAG 2), 1 to 21. The order of the colors does not matter. */
export const contrast = (a: string, b: string): number => ratioOf(luminanceOf(a), luminanceOf(b))

/**
 * Returns the first candidate whose contrast to `ground` is at least 4.5. If no candidate qualifies, returns black or
 * white, depending on which has the higher contrast.
 */
export const readable = (ground: string, ...candidates: readonly string[]): string =>
  candidates.find((colour) => contrast(colour, ground) >= 4.5) ??
  (contrast('#ffffff', ground) >= contrast('#000000', ground) ? '#ffffff' : '#000000')
