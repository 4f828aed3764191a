import { contrast, hex, parseColor } from './color'
import { oklchToRgb, rgbToOklch } from './oklch'

const WHITE = { r: 255, g: 255, b: 255 }
/** Background behind a poster whose color is unknown. */
const FALLBACK = { r: 44, g: 40, b: 37 }

/**
 * Minimum contrast of white text on the background color. With this contrast, the text still has 4.5:1 where the color
 * covers a white picture with the opacity `VEIL`.
 */
const RATIO = 10

/**
 * Opacity of the background color over the blurred poster. `posterGround` in components/ui/poster-ground uses the same
 * value.
 * @forTests
 */
export const VEIL = 0.8

/**
 * Returns the background color behind a poster, `#rrggbb`. It is the poster's own color, darkened until white text is
 * readable. The hue is unchanged, because only the lightness in OKLCH changes. For an invalid color, returns a warm
 * dark gray.
 */
export const posterGround = (posterColor: string): string => {
  const color = rgbToOklch(parseColor(posterColor) ?? FALLBACK)
  let light = color.lightness
  while (light > 0.05 && contrast(WHITE, oklchToRgb({ ...color, lightness: light })) < RATIO) light -= 0.01
  return hex(oklchToRgb({ ...color, lightness: light }))
}
