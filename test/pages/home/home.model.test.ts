import { HomeModel } from '@/pages/home/home.model'
import { earlyCalls } from '@/platform/boot/early-calls'
import { screenScope } from '../../support/screen-scope'
import { page, world } from '../../support/world'

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const layout = (more: object[] = []) => ({
  layoutId: 'HOME-BL1106',
  title: '',
  updatedAt: 1,
  components: [{ type: 'SEARCH_BAR', placeholder: 'Tidal Radio' }, ...more],
})

const begin = async (answer: () => unknown = () => layout()) => {
  const given = world({ layouts: answer })
  const scope = screenScope(given.services)
  const model = new HomeModel({ ...(given.services as object), screen: scope.screen } as never)
  scope.screen.start()
  await settle()
  return { ...given, ...scope, model }
}

describe('home', () => {
  test('requests exactly what the page’s early calls have requested', async () => {
    global.fetch = jest.fn(() => Promise.resolve({} as Response))
    const { last } = await begin()
    const early = earlyCalls('/', 'en-US', null)['home/pub/v5/layouts']?.query
    expect({ lang: 'en', ...last('layouts') }).toEqual(early)
  })

  test('takes the search prompt from the layout', async () => {
    expect((await begin()).model.prompt).toBe('Tidal Radio')
  })

  test('reports when the first real card is there', async () => {
    expect((await begin()).model.hasShows).toBe(false)
    const { model } = await begin(() => layout([{ type: 'SHOW_BLOCK', shows: page(['s1']).items }]))
    expect(model.hasShows).toBe(true)
  })

  test.each([
    ['city', (stores: ReturnType<typeof world>['stores']) => void (stores.shop.cityId = 'BL8201')],
    ['language', (stores: ReturnType<typeof world>['stores']) => void (stores.preferences.language = 'zh-MO')],
  ])('another %s brings another layout, and keeps the old one until then', async (_, alter) => {
    const { model, stores, change, asked } = await begin()
    change(() => alter(stores))
    expect(asked).toHaveLength(2)
    expect(model.layout.value).not.toBeNull()
  })

  test('returning after a minute reloads, sooner does not', async () => {
    const { comeBack, clock, asked } = await begin()
    comeBack()
    await settle()
    expect(asked).toHaveLength(1)
    clock.advance(60_001)
    comeBack()
    await settle()
    expect(asked).toHaveLength(2)
  })

  test('a failed reload keeps what is shown', async () => {
    let works = true
    const { model } = await begin(() => (works ? layout() : Promise.reject(new Error('down'))))
    works = false
    await model.layout.load()
    expect(model.layout.status).toBe('ready')
  })
})
