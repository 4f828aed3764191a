import fc from 'fast-check'
import { DEFAULT_MAIN_COLOR, type Theme, accentOf, accentVariables } from '@/styles/accent'
import { contrast, parseColor } from '@/styles/color'

const MERCHANTS = [
  '#fb5200',
  '#ffd400',
  '#1677ff',
  '#000000',
  '#ffffff',
  '#808080',
  '#7a0019',
  '#00c2a8',
  '#e91e63',
  '#9c27b0',
  '#673ab7',
  '#3f51b5',
  '#03a9f4',
  '#4caf50',
  '#8bc34a',
  '#cddc39',
  '#ff9800',
  '#795548',
  '#607d8b',
  '#f44336',
  '#00ff00',
  '#0000ff',
  '#ff00ff',
  '#00ffff',
  '#ffffe0',
  '#010203',
]
const BACKGROUNDS: Record<Theme, string[]> = {
  light: ['#f6f5f3', '#ffffff'],
  dark: ['#121110', '#1c1a19', '#262422'],
}
const CONTROLS: Record<Theme, string[]> = { light: ['#efedea', '#eae7e3'], dark: ['#0c0b0b', '#332f2d'] }
const themes: Theme[] = ['light', 'dark']

const ratio = (one: string, other: string): number => contrast(parseColor(one)!, parseColor(other)!)
const hexColor = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((parts) => `rgb(${parts.join(', ')})`)

function expectReadable(color: string, theme: Theme): void {
  const accent = accentOf(color, theme)
  for (const ground of BACKGROUNDS[theme]) {
    expect(ratio(accent.accent, ground)).toBeGreaterThanOrEqual(3)
    expect(ratio(accent.accentInk, ground)).toBeGreaterThanOrEqual(4.5)
  }
  for (const ground of CONTROLS[theme]) expect(ratio(accent.accentInk, ground)).toBeGreaterThanOrEqual(4.5)
  expect(ratio(accent.accentInk, accent.accentSoft)).toBeGreaterThanOrEqual(4.5)
  expect(ratio(accent.onAccent, accent.accentStrong)).toBeGreaterThanOrEqual(4.5)
}

describe.each(themes)('the accent color of a merchant, %s theme', (theme) => {
  it.each(MERCHANTS)('is readable as fill, button and text from %s', (color) => expectReadable(color, theme))

  it('is readable for any color', () => {
    fc.assert(
      fc.property(hexColor, (color) => expectReadable(color, theme)),
      { numRuns: 300 },
    )
  })
})

describe('the function accentOf', () => {
  it('leaves a readable color unchanged', () => {
    expect(accentOf('#1677FF', 'light').accent).toBe('#1677ff')
  })

  it('returns white text in the light theme, and dark text in the dark theme', () => {
    expect(ratio(accentOf('#fb5200', 'light').onAccent, '#000000')).toBe(21)
    expect(ratio(accentOf('#fb5200', 'dark').onAccent, '#000000')).toBeLessThan(1.5)
  })

  it.each(['', 'orange', '#12', 'rgb(300,0,0)', null, undefined])('falls back to the default for %p', (odd) => {
    expect(accentOf(odd, 'light')).toEqual(accentOf(DEFAULT_MAIN_COLOR, 'light'))
  })

  it('reads short, long and rgb() notations alike', () => {
    expect(accentOf('#f00', 'light')).toEqual(accentOf('#FF0000FF', 'light'))
    expect(accentOf('rgb(255, 0, 0)', 'light')).toEqual(accentOf('#ff0000', 'light'))
  })
})

it('contains the five custom properties of the accent', () => {
  expect(Object.keys(accentVariables('#fb5200', 'dark'))).toEqual([
    '--accent',
    '--accent-strong',
    '--accent-ink',
    '--accent-soft',
    '--on-accent',
  ])
})
