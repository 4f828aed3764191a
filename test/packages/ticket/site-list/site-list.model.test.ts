import { currentLocation, shopConfigs, shopInfo } from '@/api/shop'
import type { HostLocation } from '@/platform/location/contract'
import { SiteListModel } from '@/packages/ticket/site-list/site-list.model'
import { aSite } from '../../../support/data/site'
import type { Answer } from '../../../support/fake-gateway'
import { screenScope } from '../../../support/screen-scope'
import { fakeServices } from '../../../support/services'

const shanghai = aSite('BL1106')
const macao = aSite('BL8201')

const begin = (position: object, nearest: Answer = () => macao) => {
  const location = { current: jest.fn(async () => position), openMap: jest.fn() }
  const given = fakeServices({
    answers: [
      [shopInfo, () => ({ sites: [shanghai, macao] })],
      [currentLocation, nearest],
    ],
    platform: { location: location as unknown as HostLocation },
  })
  const { screen } = screenScope(given.services)
  return { ...given, location, model: new SiteListModel({ ...given.services, screen }) }
}

describe('the cities', () => {
  test('are the shop’s; the position is not requested before a tap', async () => {
    const { model, location } = begin({ kind: 'denied' })
    await model.sites.load()
    expect(model.sites.value).toHaveLength(2)
    expect(location.current).not.toHaveBeenCalled()
  })

  test('the nearest one is found by the position', async () => {
    const { model, sentTo } = begin({ kind: 'located', latitude: 22.2, longitude: 113.5, datum: 'wgs84' })
    await model.find()
    expect(model.nearest).toEqual(macao)
    expect(sentTo(currentLocation).at(-1)).toEqual({ lat: 22.2, lng: 113.5 })
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
    const { model, stores, sentTo, went } = begin({ kind: 'denied' })
    await model.choose(shanghai as never)
    expect([stores.shop.siteChosen, sentTo(shopConfigs)]).toEqual([false, []])
    await model.choose(macao as never)
    expect([stores.shop.site, sentTo(shopConfigs)]).toEqual([macao, [{ cityId: 'BL8201' }]])
    expect(went).toEqual([['back'], ['back']])
  })
})
