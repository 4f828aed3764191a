/** @jest-environment jsdom */
import { externalNavigation } from '@/platform/external-navigation'
import { location as alipay } from '@/platform/location/index.alipay'
import { location as bank, location as weapp } from '@/platform/location/index'
import { location as h5 } from '@/platform/location/index.h5'
import { enterWeb } from '../hosts/fakes/h5'
import { DONE, holdToContract, never, REFUSED } from './support/contract'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const place = { latitude: 22.19, longitude: 113.54, name: '大劇院 & Co', address: '1 Main St' }
const here = { kind: 'located', latitude: 22.19, longitude: 113.54, datum: 'gcj02' }
const page = enterWeb()
const finder = (getCurrentPosition: (good: (at: unknown) => void, bad: (error: unknown) => void) => void) =>
  page.navigator({ geolocation: { getCurrentPosition } })
const NOWHERE = { when: 'an answer without a place', answer: { latitude: 'x' }, gives: { kind: 'failed' } }
const byWechatsNames = {
  call: 'getLocation',
  good: { latitude: 22.19, longitude: 113.54, accuracy: 30 },
  asked: { type: 'gcj02' },
  gives: here,
  also: [
    NOWHERE,
    {
      when: 'the phone has its location off',
      error: { errMsg: 'getLocation:fail:ERROR_NOCELL&WIFI_LOCATIONSWITCHOFF', errCode: 2 },
      gives: { kind: 'failed' },
    },
  ],
}

holdToContract(
  'where the buyer is',
  { located: { latitude: 'number', longitude: 'number', datum: 'string' }, ...REFUSED },
  {
    weapp: { ask: () => weapp.current(), ...byWechatsNames },
    alipay: {
      call: 'getLocation',
      ask: () => alipay.current(),
      good: { latitude: '22.19', longitude: '113.54' },
      asked: { type: 0 },
      gives: here,
      also: [
        NOWHERE,
        {
          when: 'the app may not locate',
          error: { error: 11, errorMessage: '请确认定位相关权限已开启' },
          gives: { kind: 'denied' },
        },
        { when: 'time is up', error: { error: 14, errorMessage: '业务定位超时' }, gives: { kind: 'failed' } },
      ],
    },
    bank: { ask: () => bank.current(), ...byWechatsNames },
    h5: {
      enter: () => finder((good) => good({ coords: { latitude: 1, longitude: 2 } })),
      ask: () => h5.current(),
      ends: [
        { when: 'the GPS position', gives: { kind: 'located', latitude: 1, longitude: 2, datum: 'wgs84' } },
        ...[
          { code: 1, gives: { kind: 'denied' } },
          { code: 2, gives: { kind: 'failed' } },
          { code: 3, gives: { kind: 'failed' } },
        ].map(({ code, gives }) => ({
          when: `error ${code}`,
          bring: () => finder((_good, bad) => bad({ code, PERMISSION_DENIED: 1 })),
          gives,
        })),
        {
          when: 'a browser without',
          bring: () => page.navigator({ geolocation: undefined }),
          gives: { kind: 'unsupported' },
        },
      ],
      leave: () => page.restore(),
    },
  },
)

holdToContract('a place on the map', DONE, {
  weapp: {
    call: 'openLocation',
    ask: () => weapp.openMap(place),
    asked: { ...place, scale: 16 },
    gives: { kind: 'done' },
  },
  alipay: {
    call: 'openLocation',
    ask: () => alipay.openMap(place),
    asked: { ...place, latitude: '22.19', longitude: '113.54', scale: 16 },
    gives: { kind: 'done' },
  },
  bank: {
    call: 'openLocation',
    ask: () => bank.openMap(place),
    asked: { ...place, scale: 16 },
    gives: { kind: 'done' },
  },
  h5: {
    enter: () => void jest.spyOn(externalNavigation, 'openInNewTab').mockImplementation(),
    ask: () => h5.openMap(place),
    ends: [{ when: 'a map site', gives: { kind: 'done' } }],
    leave: () => jest.restoreAllMocks(),
  },
})

const settings = { call: 'openSetting', asked: {}, gives: { kind: 'done' } }

holdToContract("the host's permission settings", DONE, {
  weapp: { ask: () => weapp.openSettings(), ...settings },
  alipay: { ask: () => alipay.openSettings(), ...settings },
  bank: { ask: () => bank.openSettings(), ...settings },
  h5: never(() => h5.openSettings()),
})

describe('location in a browser', () => {
  afterEach(() => jest.restoreAllMocks())
  test('opens a place on a map site with its name encoded', async () => {
    const open = jest.spyOn(externalNavigation, 'openInNewTab').mockImplementation()
    expect(await h5.openMap(place)).toEqual({ kind: 'done' })
    const address = new URL(open.mock.calls[0][0])
    expect(address.origin).toBe('https://uri.amap.com')
    expect(address.searchParams.get('name')).toBe(place.name)
    expect(address.searchParams.get('position')).toBe('113.54,22.19')
    expect(await h5.openMap({ ...place, latitude: NaN })).toEqual({ kind: 'failed' })
  })
})
