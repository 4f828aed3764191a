/** A color with three channels, each an integer from 0 to 255. */
export interface Rgb {
  r: number
  g: number
  b: number
}

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const RGB = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/i

/** Parses `#rgb`, `#rrggbb`, `#rrggbbaa` (alpha is dropped) and `rgb(…)`. Returns null for any other text. */
export function parseColor(value: string): Rgb | null {
  const text = value.trim()
  if (HEX.test(text)) {
    const digits =
      text.length < 6 ? [...text.slice(1, 4)].map((digit) => digit + digit) : (text.slice(1, 7).match(/../g) ?? [])
    const [r, g, b] = digits.map((pair) => parseInt(pair, 16))
    return { r, g, b }
  }
  const match = RGB.exec(text)
  if (!match) return null
  const [r, g, b] = match.slice(1, 4).map(Number)
  return Math.max(r, g, b) > 255 ? null : { r, g, b }
}

/** Returns a color as `#rrggbb`. */
export const hex = ({ r, g, b }: Rgb): string =>
  `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

/**
 * Converts a channel of sRGB to linear light, 0 to 1. Based on the relative luminance of WCAG 2.2, with the threshold
 * of IEC 61966-2-1.
 */
export const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Returns the relative luminance, from 0 (black) to 1 (white). */
export const luminance = ({ r, g, b }: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

/** Returns the WCAG contrast ratio of two luminances, from 1 to 21. Their order does not matter. */
export const ratioOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Returns the WCAG contrast ratio of two colors, from 1 to 21. Their order does not matter. */
export const contrast = (one: Rgb, other: Rgb): number => ratioOf(luminance(one), luminance(other))

/** Returns the color that results from painting `over` on `under` with the opacity `share` (0 to 1). */
export function blend(over: Rgb, under: Rgb, share: number): Rgb {
  const mix = (top: number, bottom: number): number => Math.round(top * share + bottom * (1 - share))
  return { r: mix(over.r, under.r), g: mix(over.g, under.g), b: mix(over.b, under.b) }
}
