import { contrast, hex, parseColor } from './color'
import { oklchToRgb, rgbToOklch } from './oklch'

const WHITE = { r: 255, g: 255, b: 255 }
/** Background behind a poster whose colour is unknown. */
const FALLBACK = { r: 44, g: 40, b: 37 }

/**
 * Contrast of white text on the background colour alone. It is high enough for 4.5:1 where the colour, with the opacity
 * `VEIL`, covers a white picture.
 */
const RATIO = 10

/**
 * Opacity of the background colour over the blurred poster (`posterGround` in components/ui/poster-ground has the same
 * value).
 * @forTests
 */
export const VEIL = 0.8

/**
 * Returns the background colour behind a poster, `#rrggbb`: the poster's own colour, darkened for white text. The hue
 * is unchanged, because lightness changes in OKLCH. An invalid colour gives a warm dark grey.
 */
export const posterGround = (posterColor: string): string => {
  const color = rgbToOklch(parseColor(posterColor) ?? FALLBACK)
  let light = color.lightness
  while (light > 0.05 && contrast(WHITE, oklchToRgb({ ...color, lightness: light })) < RATIO) light -= 0.01
  return hex(oklchToRgb({ ...color, lightness: light }))
}
