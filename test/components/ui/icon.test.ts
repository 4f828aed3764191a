import { ICON_NAMES, SOLID_ICON_NAMES } from '@/components/ui/icon/names'
import { compiledSheet } from '../../support/compiled-sheet'

const css = compiledSheet('components/ui/icon/icon.module.scss')

const drawn = (kind: 'line' | 'solid'): string[] =>
  [...css.matchAll(new RegExp(`^\\.${kind}-([\\w-]+) \\{`, 'gm'))].map(([, name]) => name).sort()

describe('the icon set', () => {
  test('contains exactly one drawing for each icon name', () => {
    expect(drawn('line')).toEqual([...ICON_NAMES].sort())
    expect(drawn('solid')).toEqual([...SOLID_ICON_NAMES].sort())
  })

  test('is one data URL in which all special characters are escaped', () => {
    const addresses = [...css.matchAll(/url\(['"]([^'"]+)['"]\)/g)].map(([, address]) => address)
    expect(addresses).toHaveLength(1)
    expect(addresses[0]).toMatch(/^data:image\/svg\+xml,%3Csvg [^<>#;"']+%3E$/)
    expect(addresses[0].match(/%3Cpath /g)).toHaveLength(ICON_NAMES.length + SOLID_ICON_NAMES.length)
  })

  test('has a separate position in the sprite for each name, from left to right', () => {
    const places = [...css.matchAll(/--place: ([\d.]+)%/g)].map(([, place]) => Number(place))
    expect(new Set(places).size).toBe(ICON_NAMES.length + SOLID_ICON_NAMES.length)
    expect([places[0], places.at(-1)]).toEqual([0, 100])
  })
})
