import { SiteListModel } from '@/packages/ticket/site-list/site-list.model'
import { screenScope } from '../../../support/screen-scope'
import { world } from '../../../support/world'

const shanghai = { bsCityId: 'BL1106', cityName: 'Shanghai' }
const macao = { bsCityId: 'BL8201', cityName: 'Macao' }

const begin = (position: object, nearest: () => unknown = () => macao) => {
  const given = world({ current_location: nearest })
  given.stores.shop.sites = [shanghai, macao]
  const platform = { location: { current: jest.fn(async () => position) } }
  const { screen } = screenScope(given.services)
  return { ...given, platform, model: new SiteListModel({ ...(given.services as object), platform, screen } as never) }
}

describe('the cities', () => {
  test('are the shop’s; the position is not requested before a tap', async () => {
    const { model, platform } = begin({ kind: 'denied' })
    await model.sites.load()
    expect(model.sites.value).toHaveLength(2)
    expect(platform.location.current).not.toHaveBeenCalled()
  })

  test('the nearest one is found by the position', async () => {
    const { model, last } = begin({ kind: 'located', latitude: 22.2, longitude: 113.5, datum: 'wgs84' })
    await model.find()
    expect(model.nearest).toEqual(macao)
    expect(last('current_location')).toEqual({ lat: 22.2, lng: 113.5 })
  })

  test.each([
    ['denied', 'denied'],
    ['unsupported', 'failed'],
    ['failed', 'failed'],
  ])('a position that is %s is shown as %s', async (kind, told) => {
    const { model } = begin({ kind })
    await model.find()
    expect([model.nearest, model.finding]).toEqual([null, told])
  })

  test('a missing answer of the gateway is shown too', async () => {
    const { model } = begin({ kind: 'located', latitude: 0, longitude: 0 }, () => Promise.reject(new Error('down')))
    await model.find()
    expect(model.finding).toBe('failed')
  })

  test('choosing another one changes the shop’s city and goes back; the current one only goes back', async () => {
    const { model, stores, went } = begin({ kind: 'denied' })
    await model.choose(shanghai as never)
    expect(stores.shop.chooseSite).not.toHaveBeenCalled()
    await model.choose(macao as never)
    expect(stores.shop.chooseSite).toHaveBeenCalledWith(macao)
    expect(went).toEqual([['back'], ['back']])
  })
})
