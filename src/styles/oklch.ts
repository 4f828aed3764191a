import { type Rgb, linear } from './color'

/**
 * A color in perceptual coordinates: lightness 0–1, chroma 0–0.4, hue in radians (polar form of Björn Ottosson's
 * OKLab).
 */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

const encode = (light: number): number =>
  255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)

export function rgbToOklch(color: Rgb): Oklch {
  const [r, g, b] = [linear(color.r), linear(color.g), linear(color.b)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: Math.atan2(bb, a),
  }
}

/**
 * Returns the channels of a color without rounding or limiting them. Values outside 0 to 255 cannot be shown on a
 * screen.
 */
function channels({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const shown = (values: number[]): boolean => values.every((value) => value > -0.5 && value < 255.5)

/**
 * Returns the nearest color that a screen can show. Reduces the chroma and preserves the lightness, because the
 * lightness determines the contrast.
 */
export function oklchToRgb(color: Oklch): Rgb {
  let values = channels(color)
  if (!shown(values)) {
    let inside = 0
    let outside = color.chroma
    for (let step = 0; step < 16; step += 1) {
      const chroma = (inside + outside) / 2
      if (shown(channels({ ...color, chroma }))) inside = chroma
      else outside = chroma
    }
    values = channels({ ...color, chroma: inside })
  }
  const [r, g, b] = values.map((value) => Math.min(255, Math.max(0, Math.round(value))))
  return { r, g, b }
}
