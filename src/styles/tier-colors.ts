import { accentOf, type Theme } from './accent'
import { linear, parseColor, type Rgb } from './color'
import { rgbToOklch } from './oklch'

type Matrix = readonly (readonly [number, number, number])[]

/**
 * Converts linear red, green and blue to the colors that a person without green cones, or without red cones, sees.
 * Source: Machado, Oliveira and Fernandes 2009, severity 1.
 *
 * One man in twelve has reduced red or green vision.
 */
const DEUTERANOPIA: Matrix = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
]
const PROTANOPIA: Matrix = [
  [0.152286, 1.052583, -0.204868],
  [0.114503, 0.786281, 0.099216],
  [-0.003882, -0.048116, 1.051998],
]
const ALL_CONES: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** Minimum distance in OKLab (0 to about 1) at which two tiers can be distinguished on areas as small as a seat. */
export const FAR_APART = 0.1

/**
 * Ten colors for each theme. Their contrast on the map's backgrounds is at least 3:1.
 *
 * Minimum distance of any two colors in OKLab: 0.1 among the first six, 0.09 among the first eight, 0.07 among all.
 * This applies to full color vision, and to vision without green or without red cones.
 */
const PALETTES: Record<Theme, readonly string[]> = {
  light: ['#f25914', '#6201da', '#019f68', '#f02fc3', '#048ff4', '#304c03', '#510b73', '#9f0c54', '#238ea9', '#7f1094'],
  dark: ['#fa7c20', '#7370fa', '#c8e928', '#e118b6', '#dcaefe', '#7c6f1e', '#2fcf8d', '#19799d', '#9e8afa', '#1cb657'],
}

const encode = (light: number): number => {
  const channel = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, Math.max(0, channel)))
}

const seenBy = (cones: Matrix, { r, g, b }: Rgb): Rgb => {
  const [red, green, blue] = [linear(r), linear(g), linear(b)]
  const [newRed, newGreen, newBlue] = cones.map(([x, y, z]) => encode(x * red + y * green + z * blue))
  return { r: newRed, g: newGreen, b: newBlue }
}

const distance = (one: Rgb, other: Rgb): number => {
  const [a, b] = [rgbToOklch(one), rgbToOklch(other)]
  const [x, y] = [a, b].map(({ chroma, hue }) => [chroma * Math.cos(hue), chroma * Math.sin(hue)])
  return Math.hypot(a.lightness - b.lightness, x[0] - y[0], x[1] - y[1])
}

/**
 * Returns the smallest of three distances between two `#rrggbb` colors in OKLab: with all cones, without green cones,
 * and without red cones.
 */
export const colorDistance = (one: string, other: string): number => {
  const [a, b] = [parseColor(one), parseColor(other)]
  if (!a || !b) return 0
  return Math.min(...[ALL_CONES, DEUTERANOPIA, PROTANOPIA].map((cones) => distance(seenBy(cones, a), seenBy(cones, b))))
}

const areApart = (colors: readonly string[]): boolean =>
  colors.every((one, at) => colors.slice(0, at).every((other) => colorDistance(one, other) >= FAR_APART))

const computed = new Map<string, readonly string[]>()

/**
 * Returns the colors of a sale's tiers in a theme as `#rrggbb`, in the order of the tiers. The sale's own colors are
 * used if each has a contrast of 3:1 on the map's backgrounds and all can be distinguished. Otherwise a palette is
 * used, which repeats after ten colors. Results are cached by colors and theme.
 */
export const tierColors = (colors: readonly string[], theme: Theme): readonly string[] => {
  const key = `${theme} ${colors.join(' ')}`
  const known = computed.get(key)
  if (known) return known
  const own = colors.map((color) => accentOf(color, theme).accent)
  const palette = PALETTES[theme]
  const result = areApart(own) ? own : own.map((_, tier) => palette[tier % palette.length])
  computed.set(key, result)
  return result
}
