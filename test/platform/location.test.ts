/** @jest-environment jsdom */
import { leave } from '@/platform/leave'
import { location as alipay } from '@/platform/location/index.alipay'
import { location as bank } from '@/platform/location/index.bank'
import { location as h5 } from '@/platform/location/index.h5'
import { location as weapp } from '@/platform/location/index.weapp'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import { enterWeb } from '../hosts/fakes/h5'
import { enterWeapp } from '../hosts/fakes/weapp'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: jest.requireActual<{ taro: object }>('../hosts/fakes/taro').taro,
}))

const place = { latitude: 22.19, longitude: 113.54, name: '大劇院 & Co', address: '1 Main St' }

describe.each([
  { host: 'weapp', location: weapp, enter: enterWeapp, denial: { errMsg: 'getLocation:fail auth deny' } },
  { host: 'bank', location: bank, enter: enterBank, denial: { errMsg: 'getLocation:fail system permission denied' } },
  {
    host: 'alipay',
    location: alipay,
    enter: enterAlipay,
    denial: { error: 11, errorMessage: '请确认定位相关权限已开启' },
  },
])('location on $host', ({ location, enter, denial }) => {
  test('is a pair of numbers in the datum of Chinese maps', async () => {
    enter()
    expect(await location.current()).toEqual({ kind: 'located', latitude: 22.19, longitude: 113.54, datum: 'gcj02' })
  })
  test('a refused permission is denied, a fault failed', async () => {
    const host = enter()
    host.refuse('getLocation', denial)
    expect(await location.current()).toEqual({ kind: 'denied' })
    host.refuse('getLocation', { errMsg: 'getLocation:fail timeout', error: 14 })
    expect(await location.current()).toEqual({ kind: 'failed' })
  })
  test('a place opens on the map, the settings open', async () => {
    const host = enter()
    expect(await location.openMap(place)).toEqual({ kind: 'done' })
    expect(host.last('openLocation')).toMatchObject({ name: place.name, address: place.address })
    expect(await location.openSettings()).toEqual({ kind: 'done' })
  })
})

describe('location in a browser', () => {
  const web = enterWeb()
  afterEach(() => {
    web.restore()
    jest.restoreAllMocks()
  })
  const finder = (getCurrentPosition: (good: (at: object) => void, bad: (error: object) => void) => void) =>
    web.navigator({ geolocation: { getCurrentPosition } })

  test('is the GPS position', async () => {
    finder((good) => good({ coords: { latitude: 1, longitude: 2 } }))
    expect(await h5.current()).toEqual({ kind: 'located', latitude: 1, longitude: 2, datum: 'wgs84' })
  })
  test.each([
    [1, 'denied'],
    [2, 'failed'],
    [3, 'failed'],
  ])('error %i is %s', async (code, kind) => {
    finder((_good, bad) => bad({ code, PERMISSION_DENIED: 1 }))
    expect(await h5.current()).toEqual({ kind })
  })
  test('is unsupported without geolocation, and settings always', async () => {
    web.navigator({ geolocation: undefined })
    expect(await h5.current()).toEqual({ kind: 'unsupported' })
    expect(await h5.openSettings()).toEqual({ kind: 'unsupported' })
  })
  test('a place opens on a map site, its name encoded', async () => {
    const open = jest.spyOn(leave, 'inNewTab').mockImplementation()
    expect(await h5.openMap(place)).toEqual({ kind: 'done' })
    const address = new URL(open.mock.calls[0][0])
    expect(address.origin).toBe('https://uri.amap.com')
    expect(address.searchParams.get('name')).toBe(place.name)
    expect(address.searchParams.get('position')).toBe('113.54,22.19')
    expect(await h5.openMap({ ...place, latitude: NaN })).toEqual({ kind: 'failed' })
  })
})
