/** @jest-environment jsdom */
import { screen as alipay } from '@/platform/screen/index.alipay'
import { screen as bank, screen as weapp } from '@/platform/screen/index'
import { screen as h5 } from '@/platform/screen/index.h5'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import { domError, enterWeb } from '../hosts/fakes/h5'
import { enterWeapp } from '../hosts/fakes/weapp'
import { DONE, holdToContract, never, REFUSED } from './support/contract'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const BRIGHTNESS = { brightness: { value: 'number' }, ...REFUSED } as const
const reading = { call: 'getScreenBrightness', asked: {}, gives: { kind: 'brightness', value: 0.7 } }
const by = (field: string) => ({ ...reading, good: { [field]: 0.7 } })
const TOO_BRIGHT = {
  when: 'more than it can',
  answer: { value: 7, brightness: 7 },
  gives: { kind: 'brightness', value: 1 },
}

holdToContract('the brightness', BRIGHTNESS, {
  weapp: { ask: () => weapp.brightness(), ...by('value'), also: [TOO_BRIGHT] },
  alipay: { ask: () => alipay.brightness(), ...by('brightness'), also: [TOO_BRIGHT] },
  bank: { ask: () => bank.brightness(), ...by('value'), also: [TOO_BRIGHT] },
  h5: never(() => h5.brightness()),
})

const set = (field: string) => ({ call: 'setScreenBrightness', asked: { [field]: 1 }, gives: { kind: 'done' } })

holdToContract('setting the brightness', DONE, {
  weapp: { ask: () => weapp.setBrightness(1.5), ...set('value') },
  alipay: { ask: () => alipay.setBrightness(1.5), ...set('brightness') },
  bank: { ask: () => bank.setBrightness(1.5), ...set('value') },
  h5: never(() => h5.setBrightness(1.5)),
})

const on = { call: 'setKeepScreenOn', asked: { keepScreenOn: true }, gives: { kind: 'done' } }
const page = enterWeb()
const wakeLock = (request: () => Promise<unknown>) => page.navigator({ wakeLock: { request } })

holdToContract('keeping the screen on', DONE, {
  weapp: { ask: () => weapp.keepOn(true), ...on },
  alipay: { ask: () => alipay.keepOn(true), ...on },
  bank: { ask: () => bank.keepOn(true), ...on },
  h5: {
    enter: () => wakeLock(() => Promise.resolve({ release: () => Promise.resolve() })),
    ask: () => h5.keepOn(true),
    ends: [
      { when: 'a wake lock', gives: { kind: 'done' } },
      {
        when: 'a refused one',
        bring: () => wakeLock(() => Promise.reject(domError('NotAllowedError'))),
        gives: { kind: 'denied' },
      },
    ],
    garble: (_good, value) => wakeLock(() => Promise.reject(value)),
    leave: () => page.restore(),
  },
})

const hide = { call: 'setVisualEffectOnCapture', asked: { visualEffect: 'hidden' }, gives: { kind: 'done' } }

holdToContract('hiding from captures', DONE, {
  weapp: { ask: () => weapp.hideFromCapture(true), ...hide },
  alipay: { ask: () => alipay.hideFromCapture(true), ...hide },
  bank: never(() => bank.hideFromCapture(true)),
  h5: never(() => h5.hideFromCapture(true)),
})

describe.each([
  { host: 'weapp', screen: weapp, enter: enterWeapp },
  { host: 'alipay', screen: alipay, enter: enterAlipay },
  { host: 'bank', screen: bank, enter: enterBank },
])('the screen of $host', ({ screen, enter }) => {
  test('notifies each listener once per screenshot, until the listener unsubscribes', () => {
    const host = enter()
    const heard = jest.fn()
    const stop = screen.onCapture(heard)
    const stopSecond = screen.onCapture(heard)
    host.tell('UserCaptureScreen')
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    stop()
    host.tell('UserCaptureScreen')
    expect(heard).toHaveBeenCalledTimes(3)
    stopSecond()
    expect(host.listening('UserCaptureScreen')).toBe(0)
  })
})

describe('the screen of a browser', () => {
  const web = enterWeb()
  afterEach(() => web.restore())

  test('cannot stay on without a wake lock, and reports no screenshots', async () => {
    h5.onCapture(() => undefined)()
    expect(await h5.keepOn(true)).toEqual({ kind: 'unsupported' })
  })
  test('stays on by a wake lock, which is requested again when the page returns', async () => {
    const release = jest.fn(() => Promise.resolve())
    const request = jest.fn(() => Promise.resolve({ release }))
    web.navigator({ wakeLock: { request } })
    expect(await h5.keepOn(true)).toEqual({ kind: 'done' })
    expect(request).toHaveBeenCalledWith('screen')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(request).toHaveBeenCalledTimes(2)
    expect(await h5.keepOn(false)).toEqual({ kind: 'done' })
    expect(release).toHaveBeenCalled()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(request).toHaveBeenCalledTimes(2)
  })
  test('releases a wake lock that arrives after it is no longer needed', async () => {
    const release = jest.fn(() => Promise.resolve())
    web.navigator({ wakeLock: { request: () => Promise.resolve({ release }) } })
    const on = h5.keepOn(true)
    await h5.keepOn(false)
    await on
    expect(release).toHaveBeenCalledTimes(1)
  })
})
