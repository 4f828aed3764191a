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
  const location = { current: jest.fn(async () => position), openMap: jest.fn(), openSettings: jest.fn() }
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

describe('the choice of a city', () => {
  test('offers the shop’s cities, and requests the device’s location only after a tap', async () => {
    const { model, location } = begin({ kind: 'denied' })
    await model.sites.load()
    expect(model.sites.value).toHaveLength(2)
    expect(location.current).not.toHaveBeenCalled()
  })

  test('finds the nearest city by the device’s location', async () => {
    const { model, sentTo } = begin({ kind: 'located', latitude: 22.2, longitude: 113.5, datum: 'wgs84' })
    await model.find()
    expect(model.nearest).toEqual(macao)
    expect(sentTo(currentLocation).at(-1)).toEqual({ lat: 22.2, lng: 113.5 })
  })

  test.each([
    ['denied', 'denied'],
    ['unsupported', 'failed'],
    ['failed', 'failed'],
  ])('maps the location result “%s” to the state “%s”', async (kind, shown) => {
    const { model } = begin({ kind })
    await model.find()
    expect([model.nearest, model.finding]).toEqual([null, shown])
  })

  test('opens the host’s settings if location access is denied, then finds the nearest city', async () => {
    const { model, services, location } = begin({ kind: 'denied' })
    Object.assign(services.platform, { host: { ...services.platform.host, isMini: true } })
    expect(model.canAllow).toBe(false)
    await model.find()
    expect(model.canAllow).toBe(true)
    location.openSettings.mockResolvedValueOnce({ kind: 'done' })
    location.current.mockResolvedValueOnce({ kind: 'located', latitude: 22.2, longitude: 113.5 })
    await model.allow()
    expect([model.nearest, model.canAllow]).toEqual([macao, false])
  })

  test('offers only the list of cities if the host cannot open its location settings', async () => {
    const { model, services, location } = begin({ kind: 'denied' })
    Object.assign(services.platform, { host: { ...services.platform.host, isMini: true } })
    await model.find()
    location.openSettings.mockResolvedValueOnce({ kind: 'unsupported' })
    await model.allow()
    expect([location.current.mock.calls.length, model.finding, model.canAllow]).toEqual([1, 'failed', false])
  })

  test('offers no location settings in a browser', async () => {
    const { model } = begin({ kind: 'denied' })
    await model.find()
    expect([model.finding, model.canAllow]).toEqual(['denied', false])
  })

  test('shows an error if the nearest city fails to load', async () => {
    const { model } = begin({ kind: 'located', latitude: 0, longitude: 0 }, () => Promise.reject(new Error('down')))
    await model.find()
    expect(model.finding).toBe('failed')
  })

  test('changes the city only if another city is chosen, then goes back', async () => {
    const { model, stores, sentTo, went } = begin({ kind: 'denied' })
    await model.choose(shanghai as never)
    expect([stores.city.siteChosen, sentTo(shopConfigs)]).toEqual([false, []])
    await model.choose(macao as never)
    expect([stores.city.site, sentTo(shopConfigs)]).toEqual([macao, [{ cityId: 'BL8201' }]])
    expect(went).toEqual([['back'], ['back']])
  })
})
