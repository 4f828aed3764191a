import { contrast, hex, parseColor } from './color'
import { oklchToRgb, rgbToOklch } from './oklch'

const WHITE = { r: 255, g: 255, b: 255 }
/** What stands behind a poster of an unknown colour. */
const FALLBACK = { r: 44, g: 40, b: 37 }

/**
 * White on the ground alone. High enough that it still has 4.5:1 where `VEIL` of the ground lies over a white picture.
 */
const RATIO = 10

/** How much of the ground covers the blurred poster (`posterGround` in components/ui/poster-ground says the same). @forTests */
export const VEIL = 0.8

/**
 * The ground of a poster's hero, `#rrggbb`: the poster's own colour, as dark as white text on it needs. Hue is kept,
 * lightness moves in OKLCH. Anything that is no colour gives a warm dark grey.
 */
export const posterGround = (posterColor: string): string => {
  const color = rgbToOklch(parseColor(posterColor) ?? FALLBACK)
  let light = color.lightness
  while (light > 0.05 && contrast(WHITE, oklchToRgb({ ...color, lightness: light })) < RATIO) light -= 0.01
  return hex(oklchToRgb({ ...color, lightness: light }))
}
