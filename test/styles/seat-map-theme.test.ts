import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Theme } from '@/styles/accent'
import { contrast, parseColor } from '@/styles/color'
import { seatMapTheme } from '@/styles/seat-map-theme'

const sheet = readFileSync(path.join(__dirname, '../../src/styles/themes.scss'), 'utf8')
const tokens = (theme: Theme): Map<string, string> => {
  const [, block = ''] = new RegExp(`\\.theme-${theme} \\{([^}]*)\\}`).exec(sheet) ?? []
  return new Map([...block.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]))
}
const ratio = (one: string, other: string) => contrast(parseColor(one)!, parseColor(other)!)

describe.each(['light', 'dark'] as const)('the seat map in the %s theme', (theme) => {
  const colors = seatMapTheme(theme, ['#c2185b', '#1e88e5', '#ffeb3b', '#101010', ''])

  test.each([
    ['background', 'canvas'],
    ['section', 'surface'],
    ['ink', 'ink'],
    ['sectionText', 'ink'],
    ['stageText', 'ink-2'],
  ] as const)('colors %s with the token %s', (name, token) => {
    expect(parseColor(colors[name])).toEqual(parseColor(tokens(theme).get(token)!))
  })
  test('has colors in the form that the engine reads', () => {
    const { dark: _, font: __, tiers, ...rest } = colors
    for (const color of [...tiers, ...Object.values(rest)]) expect(color).toMatch(/^#[0-9a-f]{6}$/)
  })
  test('gives each tier a contrast of 3:1 on the backgrounds, for any color', () => {
    for (const color of colors.tiers)
      for (const ground of [colors.background, colors.section]) expect(ratio(color, ground)).toBeGreaterThanOrEqual(3)
  })
  test('leaves the color of a readable tier unchanged', () => {
    const readable = { light: '#c2185b', dark: '#1e88e5' }[theme]
    expect(seatMapTheme(theme, [readable]).tiers).toEqual([readable])
  })
  test('has readable labels, and a readable tick on a selected seat', () => {
    expect(ratio(colors.sectionText, colors.section)).toBeGreaterThan(7)
    expect(ratio(colors.stageText, colors.stage)).toBeGreaterThanOrEqual(4.5)
    expect(ratio(colors.chosenMark, colors.chosen)).toBeGreaterThan(7)
    expect(ratio(colors.chosen, colors.section)).toBeGreaterThan(7)
  })
  test('has less contrast on taken and excluded seats than on free seats', () => {
    const free = Math.min(...colors.tiers.map((color) => ratio(color, colors.section)))
    expect(ratio(colors.seatTaken, colors.section)).toBeLessThan(free)
    expect(ratio(colors.seatDimmed, colors.section)).toBeLessThan(ratio(colors.seatTaken, colors.section))
  })
})
