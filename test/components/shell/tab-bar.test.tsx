import { cartCount } from '@/api/cart'
import { TabBar } from '@/components/shell/tab-bar/tab-bar'
import { texts } from '@/locales/texts'
import { contrast, parseColor } from '@/styles/color'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices, type ServicesOptions } from '../../support/services'
import { withServices } from '../../support/with-services'

describe('TabBar', () => {
  let screen: Mounted
  const shown = async (options: ServicesOptions = {}, count = 0, theme: 'light' | 'dark' = 'light') => {
    await texts.setLanguage('en-US')
    const fake = fakeServices(options)
    fake.answer(cartCount, () => ({ count }))
    await fake.stores.cart.refresh()
    fake.stores.preferences.chooseTheme(theme)
    const openTarget = jest.fn()
    screen = await mount(withServices(TabBar, fake.services), { current: 'home' as const, openTarget })
    return { ...fake, openTarget }
  }
  const tab = (index: number) => screen.all('button')[index]
  afterEach(() => screen.unmount())

  test('shows the five tabs in order and marks the current one', async () => {
    await shown()
    expect(screen.all('.name').map((name) => name.textContent)).toHaveLength(5)
    expect(screen.all('[aria-current=page]')).toEqual([tab(0)])
  })

  test('opens a tab’s screen, and ignores a tap on the current tab', async () => {
    const { went } = await shown()
    await screen.tap(tab(1))
    await screen.tap(tab(0))
    expect(went).toEqual([['switchTab', 'all']])
  })

  test('shows the cart’s count on the shop tab, with a text for screen readers', async () => {
    await shown({ member: true, config: { productCartConfig: { enable: true } } }, 3)
    expect(tab(2).textContent).toContain('3 items in the cart')
    expect(screen.text('.count')).toBe('3')
  })

  describe('the merchant’s colors of selected and unselected tabs', () => {
    const NAVIGATIONS = ['HOME', 'ALL', 'MINE'].map((floorType) => ({ floorType }))
    const colorsOf = async (style: object, theme: 'light' | 'dark') => {
      const layoutBottomNavigation = { style, navigations: NAVIGATIONS }
      await shown({ config: { layoutBottomNavigation } }, 0, theme)
      const bar = screen.find('[role=navigation]').style
      return ['--tab-selected', '--tab-unselected'].map((name) => bar.getPropertyValue(name))
    }

    test('are used if readable', async () => {
      const style = { selectedColor: '#B3261E', unselectedColor: '#333333' }
      expect(await colorsOf(style, 'light')).toEqual(['#b3261e', '#333333'])
    })

    test.each(['light', 'dark'] as const)('are adjusted until readable in the theme %s', async (theme) => {
      const found = await colorsOf({ selectedColor: '#FFEE00', unselectedColor: '#111111' }, theme)
      const surface = parseColor(theme === 'light' ? '#ffffff' : '#1c1a19')
      for (const each of found) {
        const color = parseColor(each)
        expect(color && surface ? contrast(color, surface) : 0).toBeGreaterThanOrEqual(4.5)
      }
    })

    test.each([{}, { selectedColor: 'orange', unselectedColor: '' }])(
      'are ignored if missing or invalid (%o)',
      async (style) => {
        expect(await colorsOf(style, 'light')).toEqual(['', ''])
      },
    )
  })

  test.each([
    ['MAIN', '#004488'],
    ['MIXED', '#7a1fa2'],
    ['SELECTED', ''],
    ['OTHER', ''],
  ])('colors the current tab’s icon for the color type %s: %s', async (iconColorType, color) => {
    const layoutBottomNavigation = { style: { iconColorType }, navigations: [] }
    await shown({ config: { shopMainColor: '#004488', shopMixedColor: '#7A1FA2', layoutBottomNavigation } })
    expect(screen.find('[role=navigation]').style.getPropertyValue('--tab-icon')).toBe(color)
  })

  test('opens the target of a tab that has no screen, after a required login', async () => {
    const target = { kind: 'PARKING_FEE', params: {} }
    const navigations = [
      { floorType: 'HOME' },
      { floorType: 'PARKING', navigationName: 'Parking', jumpDetails: target },
      { floorType: 'MINE' },
    ]
    const config = { layoutBottomNavigation: { style: {}, navigations } }
    const visitor = await shown({ config })
    await screen.tap(tab(1))
    expect([visitor.went, visitor.openTarget.mock.calls]).toEqual([[['openLogin', expect.any(Function)]], []])
    const [, then] = visitor.went[0] as [string, () => void]
    visitor.logIn()
    then()
    expect(visitor.openTarget).toHaveBeenCalledWith(target)
    screen.unmount()
    const member = await shown({ config, member: true })
    await screen.tap(tab(1))
    expect(member.openTarget).toHaveBeenCalledWith(target)
  })
})
