import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DEFAULT_MAIN_COLOR, type Theme, accentOf } from '@/styles/accent'
import { contrast, parseColor } from '@/styles/color'
import { rgbToOklch } from '@/styles/oklch'
import nativeColors from '@/theme.json'

const sheet = readFileSync(path.resolve(__dirname, '../../src/styles/themes.scss'), 'utf8')

/** The custom properties that `.theme-light` or `.theme-dark` declares. */
function tokens(theme: Theme): Record<string, string> {
  const block = new RegExp(`\\.theme-${theme} \\{([^}]*)\\}`).exec(sheet)![1]
  return Object.fromEntries([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]))
}

describe.each<Theme>(['light', 'dark'])('the %s theme', (theme) => {
  const colors = tokens(theme)
  const ratio = (one: string, other: string): number => contrast(parseColor(colors[one])!, parseColor(colors[other])!)

  it.each(['ink', 'ink-2', 'ink-3', 'danger', 'success', 'notice'])(
    'has %s as a readable text color on every background',
    (name) => {
      for (const ground of ['canvas', 'surface', 'raised', 'sunken', 'fill'])
        expect(ratio(name, ground)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(['danger', 'success', 'notice'])('has %s as a readable text color on its own soft background', (name) => {
    expect(ratio(name, `${name}-soft`)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['danger-soft', 'success-soft', 'notice-soft', 'accent-soft'])('has readable text on %s', (ground) => {
    expect(ratio('ink', ground)).toBeGreaterThanOrEqual(4.5)
    expect(ratio('ink-2', ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['cash', 'times', 'annual', 'rate'])('has readable text on a %s card, including its sheen', (kind) => {
    const all = readFileSync(path.resolve(__dirname, '../../src/styles/tokens.scss'), 'utf8')
    const inks = [...all.matchAll(/--on-card(?:-2)?: (#\w+);/g)].map(([, ink]) => parseColor(ink)!)
    expect(inks).toHaveLength(2)
    const sheen = Number(/--card-sheen: rgba\(255, 255, 255, ([\d.]+)\)/.exec(all)![1])
    for (const end of ['', '-end']) {
      const { r, g, b } = parseColor(colors[`card-${kind}${end}`])!
      const [lr, lg, lb] = [r, g, b].map((part) => part + (255 - part) * sheen)
      const lit = { r: lr, g: lg, b: lb }
      for (const ink of inks) expect(contrast(ink, lit)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(['silver', 'gold', 'platinum'])('has readable text on the card of a %s level and its light', (level) => {
    const all = readFileSync(path.resolve(__dirname, '../../src/styles/tokens.scss'), 'utf8')
    const inks = [...all.matchAll(/--on-card(?:-2)?: (#\w+);/g)].map(([, ink]) => parseColor(ink)!)
    expect(inks).toHaveLength(2)
    const [lr, lg, lb, light] = /--level-light: rgba\((\d+), (\d+), (\d+), ([\d.]+)\)/.exec(all)!.slice(1).map(Number)
    for (const end of ['', '-end']) {
      const { r, g, b } = parseColor(colors[`level-${level}${end}`])!
      const lit = { r: r + (lr - r) * light, g: g + (lg - g) * light, b: b + (lb - b) * light }
      for (const ink of inks) expect(contrast(ink, lit)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('gives WeChat the same colors before the page has loaded', () => {
    const { canvas, tab, tabChosen, tabBar } = nativeColors[theme]
    const own = [colors.canvas, colors['ink-2'], colors.ink, colors.surface]
    expect([canvas, tab, tabChosen, tabBar].map(parseColor)).toEqual(own.map(parseColor))
  })

  it('draws the outline of a field or a box with sufficient contrast', () => {
    for (const ground of ['canvas', 'surface', 'raised', 'sunken', 'fill'])
      expect(ratio('outline', ground)).toBeGreaterThanOrEqual(3)
  })

  it('draws the focus with sufficient contrast, and in another hue than errors', () => {
    for (const ground of ['canvas', 'surface', 'raised', 'sunken', 'fill'])
      expect(ratio('focus', ground)).toBeGreaterThanOrEqual(3)
    const hueOf = (name: string) => rgbToOklch(parseColor(colors[name])!).hue
    const apart = Math.abs(hueOf('focus') - hueOf('danger'))
    expect(Math.min(apart, 2 * Math.PI - apart)).toBeGreaterThan(Math.PI / 2)
    const mixins = readFileSync(path.resolve(__dirname, '../../src/styles/mixins.scss'), 'utf8')
    expect(/focus-ring[^}]*outline: 3px solid var\(--focus\)/.test(mixins)).toBe(true)
  })

  it('starts with the accent of the default color', () => {
    const accent = accentOf(DEFAULT_MAIN_COLOR, theme)
    const declared = ['accent', 'accent-strong', 'accent-ink', 'accent-soft', 'on-accent'].map((name) =>
      parseColor(colors[name]),
    )
    expect(declared).toEqual(
      [accent.accent, accent.accentStrong, accent.accentInk, accent.accentSoft, accent.onAccent].map(parseColor),
    )
  })
})
