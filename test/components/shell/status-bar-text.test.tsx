import ShowDetail from '@/packages/show/show-detail/show-detail'
import type { Appearance } from '@/platform/appearance/contract'
import { showOnSale } from '../../support/data/show-on-sale'
import { openScreen, type OpenScreen } from '../../support/open-screen'

const applied: Appearance[] = []

jest.mock('@/platform/appearance', () => ({ applyAppearance: (look: Appearance) => void applied.push(look) }))

describe('the status bar text over a show', () => {
  let screen: OpenScreen
  const text = () => applied.at(-1)?.statusText
  beforeEach(async () => {
    screen = await openScreen(ShowDetail, { answers: showOnSale, params: { showId: 'S1' } })
  })
  afterEach(() => screen.unmount())

  test('is white over the dark header, and dark after the page scrolls past the header', async () => {
    expect(text()).toBe('light')
    await screen.happen('usePageScroll', { scrollTop: 400 })
    expect(text()).toBe('dark')
    await screen.happen('usePageScroll', { scrollTop: 0 })
    expect(text()).toBe('light')
  })

  test('is white in the dark theme at any scroll position', async () => {
    await screen.change(() => screen.stores.preferences.chooseTheme('dark'))
    await screen.happen('usePageScroll', { scrollTop: 400 })
    expect(text()).toBe('light')
  })
})

test('is dark on the page of a missing show', async () => {
  const screen = await openScreen(ShowDetail, { params: { showId: 'S1' } })
  expect(applied.at(-1)?.statusText).toBe('dark')
  screen.unmount()
})
