import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contrast, hex, linear, parseColor } from '@/styles/color'
import { rgbToOklch } from '@/styles/oklch'
import { seatMapTheme } from '@/styles/seat-map-theme'
import { colorDistance, FAR_APART, tierColors } from '@/styles/tier-colors'

/*
 * Simulates color blindness by another method than the code under test: a projection in the color space of the cones.
 * Source: Vision Research 39, 1999.
 */
const TO_CONES = [
  [17.8824, 43.5161, 4.11935],
  [3.45565, 27.1554, 3.86714],
  [0.0299566, 0.184309, 1.46709],
]
const FROM_CONES = [
  [0.0809444479, -0.130504409, 0.116721066],
  [-0.0102485335, 0.0540193266, -0.113614708],
  [-0.000365296938, -0.00412161469, 0.693511405],
]
const WITHOUT: Record<string, (cones: number[]) => number[]> = {
  'no cone missing': (cones) => cones,
  'no green cones': ([long, , short]) => [long, 0.494207 * long + 1.24827 * short, short],
  'no red cones': ([, middle, short]) => [2.02344 * middle - 2.52581 * short, middle, short],
}

const times = (matrix: number[][], vector: number[]) =>
  matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * vector[at], 0))

const seen = (color: string, eye: string): string => {
  const { r, g, b } = parseColor(color)!
  const light = times(FROM_CONES, WITHOUT[eye](times(TO_CONES, [linear(r), linear(g), linear(b)])))
  const [red, green, blue] = light.map((each) => {
    const share = Math.min(1, Math.max(0, each))
    return Math.round(255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055))
  })
  return hex({ r: red, g: green, b: blue })
}

const apart = (one: string, other: string): number => {
  const [a, b] = [one, other].map((color) => rgbToOklch(parseColor(color)!))
  return Math.hypot(
    a.lightness - b.lightness,
    a.chroma * Math.cos(a.hue) - b.chroma * Math.cos(b.hue),
    a.chroma * Math.sin(a.hue) - b.chroma * Math.sin(b.hue),
  )
}

const closest = (colors: readonly string[], eye: string): number =>
  Math.min(...colors.flatMap((one, at) => colors.slice(0, at).map((other) => apart(seen(one, eye), seen(other, eye)))))

/** Colors of the tiers in the sandbox gateway. They were chosen without regard to color blindness. */
const data = path.join(__dirname, '../../scripts/gateway/modules/catalogue/session/data')
const SALES: [string, string[]][] = readdirSync(data)
  .filter((file) => file === 'tiers.json')
  .flatMap((file) => Object.entries(JSON.parse(readFileSync(path.join(data, file), 'utf8')) as Record<string, object>))
  .map(([name, tiers]) => [name, Object.values(tiers).map(({ color }: { color: string }) => color)])

const ten = Array.from({ length: 10 }, () => '#b91c1c')

describe.each(['light', 'dark'] as const)('the tier colors in the %s theme', (theme) => {
  const { background, section, chosen } = seatMapTheme(theme, [])

  test.each(Object.keys(WITHOUT))('can be distinguished with %s', (eye) => {
    expect(closest(tierColors(ten.slice(0, 6), theme), eye)).toBeGreaterThan(0.09)
    expect(closest(tierColors(ten.slice(0, 8), theme), eye)).toBeGreaterThan(0.075)
    expect(closest(tierColors(ten, theme), eye)).toBeGreaterThan(0.06)
  })
  test.each(SALES.filter(([, colors]) => colors.length > 1))(
    'can be distinguished with any color vision in the sale “%s”',
    (_, colors) => {
      const shown = tierColors(colors, theme)
      for (const eye of Object.keys(WITHOUT)) expect(closest(shown, eye)).toBeGreaterThan(0.075)
    },
  )
  test('have a contrast of 3:1 on the map, and differ from a selected seat', () => {
    for (const color of tierColors(ten, theme)) {
      for (const ground of [background, section])
        expect(contrast(parseColor(color)!, parseColor(ground)!)).toBeGreaterThanOrEqual(3)
      expect(colorDistance(color, chosen)).toBeGreaterThan(FAR_APART)
    }
  })
  test('are the sale’s own colors if these differ enough', () => {
    const own = { light: ['#c2185b', '#1d4ed8'], dark: ['#ff8a80', '#1e88e5'] }[theme]
    expect(tierColors(own, theme)).toEqual(own)
  })
  test('are changed in hue if the sale’s colors look alike', () => {
    const shown = tierColors(['#b91c1c', '#c2410c', '#b45309'], theme)
    expect(new Set(shown).size).toBe(3)
    expect(closest(shown, 'no cone missing')).toBeGreaterThan(0.2)
  })
  test('exist for more than ten tiers, and for a sale without colors', () => {
    expect(tierColors([...ten, '#b91c1c'], theme)[10]).toBe(tierColors(ten, theme)[0])
    expect(tierColors([], theme)).toEqual([])
    expect(new Set(tierColors(['', ''], theme)).size).toBe(2)
  })
})

test('returns no distance for an invalid color', () => {
  expect(colorDistance('red', '#ffffff')).toBe(0)
  expect(colorDistance('#000000', '#ffffff')).toBeCloseTo(1, 2)
})
