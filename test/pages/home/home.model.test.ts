/** @jest-environment jsdom */
import { runInAction } from 'mobx'
import { layouts } from '@/api/layout'
import type { Stores } from '@/stores/create-stores'
import { HomeModel } from '@/pages/home/home.model'
import { earlyCalls } from '@/platform/boot/early-calls'
import type { Answer } from '../../support/fake-gateway'
import { aClient } from '../../support/data/client-facts'
import { screenScope } from '../../support/screen-scope'
import { aPageOfShows } from '../../support/data/show-card'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'

const layout = (more: object[] = []) => ({
  layoutId: 'HOME-BL1106',
  title: '',
  updatedAt: 1,
  components: [{ type: 'SEARCH_BAR', placeholder: 'Tidal Radio' }, ...more],
})

const begin = async (answer: Answer = () => layout()) => {
  const given = fakeServices({ answers: [[layouts, answer]], language: 'en-US' })
  const scope = screenScope(given.services)
  const model = new HomeModel({ ...given.services, screen: scope.screen })
  scope.screen.start()
  await settle()
  return { ...given, ...scope, model }
}

describe('home', () => {
  test('requests the layout with the same parameters as the page’s early calls', async () => {
    global.fetch = jest.fn(() => Promise.resolve({} as Response))
    const { sentTo } = await begin()
    const early = earlyCalls('/', 'en-US', null, aClient)['home/pub/v5/layouts']?.query
    expect({ lang: 'en', ...sentTo(layouts).at(-1) }).toEqual(early)
  })

  test('requests the layout only after the first visit’s city is determined', async () => {
    const given = fakeServices({ answers: [[layouts, () => layout()]], language: 'zh-MO' })
    runInAction(() => (given.stores.city.placing = true))
    const { screen } = screenScope(given.services)
    new HomeModel({ ...given.services, screen })
    screen.start()
    await settle()
    expect(given.sentTo(layouts)).toEqual([])
    runInAction(() => Object.assign(given.stores.city, { cityId: 'BL8201', placing: false }))
    await settle()
    expect(given.sentTo(layouts)).toEqual([{ page: 'HOME', cityId: 'BL8201' }])
  })

  test('uses the search prompt of the layout', async () => {
    expect((await begin()).model.prompt).toBe('Tidal Radio')
  })

  test('reports that shows are present once the layout contains a show', async () => {
    expect((await begin()).model.hasShows).toBe(false)
    const { model } = await begin(() => layout([{ type: 'SHOW_BLOCK', shows: aPageOfShows(['s1']).items }]))
    expect(model.hasShows).toBe(true)
  })

  test.each([
    ['city', (stores: Stores) => void (stores.city.cityId = 'BL8201')],
    ['language', (stores: Stores) => stores.preferences.chooseLanguage('zh-MO')],
  ])('loads another layout after a change of %s, and shows the old layout until then', async (_, alter) => {
    const { model, stores, sentTo } = await begin()
    runInAction(() => alter(stores))
    expect(sentTo(layouts)).toHaveLength(2)
    expect(model.layout.value).not.toBeNull()
  })

  test('reloads when the buyer returns after a minute, but not earlier', async () => {
    const { comeBack, clock, sentTo } = await begin()
    comeBack()
    await settle()
    expect(sentTo(layouts)).toHaveLength(1)
    clock.advance(60_001)
    comeBack()
    await settle()
    expect(sentTo(layouts)).toHaveLength(2)
  })

  test('leaves the content unchanged after a failed reload', async () => {
    let works = true
    const { model } = await begin(() => (works ? layout() : Promise.reject(new Error('down'))))
    works = false
    await model.layout.load()
    expect(model.layout.status).toBe('ready')
  })
})
