import { contrast, hex, parseColor } from './color'
import { oklchToRgb, rgbToOklch } from './oklch'

const WHITE = { r: 255, g: 255, b: 255 }
/** Background of a poster with an unknown colour. */
const FALLBACK = { r: 44, g: 40, b: 37 }

/** Contrast of white on the ground alone. High enough for 4.5:1 where `VEIL` of the ground covers a white picture. */
const RATIO = 10

/**
 * Opacity of the ground over the blurred poster (`posterGround` in components/ui/poster-ground has the same value).
 * @forTests
 */
export const VEIL = 0.8

/**
 * Returns the ground of a poster's hero, `#rrggbb`: the poster's own colour, darkened for white text. The hue is
 * unchanged, lightness changes in OKLCH. An invalid colour gives a warm dark grey.
 */
export const posterGround = (posterColor: string): string => {
  const color = rgbToOklch(parseColor(posterColor) ?? FALLBACK)
  let light = color.lightness
  while (light > 0.05 && contrast(WHITE, oklchToRgb({ ...color, lightness: light })) < RATIO) light -= 0.01
  return hex(oklchToRgb({ ...color, lightness: light }))
}
