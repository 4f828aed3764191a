import { merchantColors } from '@/components/shell/merchant-colors'
import { contrast, parseColor } from '@/styles/color'
import { fakeServices } from '../../support/services'

const colors = (theme: object, of: 'light' | 'dark') => {
  const { stores } = fakeServices({ config: { themes: [theme] } })
  return merchantColors(stores.shop, of)
}
const BLUE = { shopMainColor: '#FB5200', priceColor: '#1677FF', navigateTextColor: '#004488' }

describe('the merchant’s colors of a theme', () => {
  test.each([
    ['light', 'LIGHT', '#ffffff'],
    ['dark', 'DARK', '#1c1a19'],
  ] as const)('include readable price and navigation colors in %s', (theme, wire, surface) => {
    const found = colors({ theme: wire, ...BLUE }, theme)
    expect(Object.keys(found)).toEqual(expect.arrayContaining(['--accent', '--price-ink', '--nav-ink']))
    for (const name of ['--price-ink', '--nav-ink']) {
      const color = parseColor(found[name] ?? '')
      expect(color && contrast(color, parseColor(surface) as NonNullable<typeof color>)).toBeGreaterThanOrEqual(4.5)
    }
    expect(found['--price-ink']).not.toBe(found['--nav-ink'])
  })

  test('preserve a color that is already readable', () => {
    expect(colors({ theme: 'LIGHT', ...BLUE }, 'light')['--nav-ink']).toBe('#004488')
  })

  test.each([{}, { priceColor: '', navigateTextColor: 'orange' }])(
    'use the storefront’s defaults for missing or invalid colors (%o)',
    (more) => {
      const found = colors({ theme: 'LIGHT', shopMainColor: '#FB5200', ...more }, 'light')
      expect([found['--price-ink'], found['--nav-ink']]).toEqual([undefined, undefined])
    },
  )
})
