import { luminance, ratioOf } from '@/styles/color'

/** Red, green and blue of `#rrggbb`, 0 to 255 each. */
const channels = (colour: string): [number, number, number] => {
  const value = parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** A pixel of an image without its alpha: red in the lowest byte, as memory has it on every host. */
export const pixel = (colour: string): number => {
  const [red, green, blue] = channels(colour)
  return red | (green << 8) | (blue << 16)
}

/** `share` of `over` on `under`, 0 to 1. */
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

/** Contrast of two colours (WCAG 2), 1 to 21, in either order. */
export const contrast = (a: string, b: string): number => ratioOf(luminanceOf(a), luminanceOf(b))

/** The first colour that reads on `ground` at 4.5 : 1; else the best of black and white. */
export const readable = (ground: string, ...wanted: readonly string[]): string =>
  wanted.find((colour) => contrast(colour, ground) >= 4.5) ??
  (contrast('#ffffff', ground) >= contrast('#000000', ground) ? '#ffffff' : '#000000')
