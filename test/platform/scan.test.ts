/** @jest-environment jsdom */
import { canScan as alipayCan, scan as alipay } from '@/platform/scan/index.alipay'
import { canScan as bankCan, scan as bank, canScan as weappCan, scan as weapp } from '@/platform/scan/index'
import { canScan as h5Can, scan as h5 } from '@/platform/scan/index.h5'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import { domError, enterWeb } from '../hosts/fakes/h5'
import { enterWeapp } from '../hosts/fakes/weapp'
import { holdToContract, REFUSED } from './support/contract'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const scanned = { kind: 'scanned', text: 'T-1' }
const EMPTY = { when: 'a code without text', answer: {}, gives: { kind: 'failed' } }
const byWechatsNames = {
  call: 'scanCode',
  good: { result: 'T-1', scanType: 'QR_CODE', charSet: 'utf-8' },
  asked: { onlyFromCamera: false, scanType: ['qrCode', 'barCode'] },
  gives: scanned,
  also: [EMPTY],
}
const page = enterWeb()

holdToContract(
  'scanning',
  { scanned: { text: 'string' }, ...REFUSED },
  {
    weapp: { ask: weapp, ...byWechatsNames },
    alipay: {
      ask: alipay,
      call: 'scan',
      good: { code: 'T-1', qrCode: 'T-1', scanType: 'QRCODE', result: 'T-1' },
      asked: { scanType: ['qrCode', 'barCode'] },
      gives: scanned,
      also: [
        EMPTY,
        {
          when: 'the buyer closes the camera',
          error: { error: 10, errorMessage: '用户取消操作' },
          gives: { kind: 'cancelled' },
        },
        {
          when: 'a code that cannot be read',
          error: { error: 11, errorMessage: '操作失败' },
          gives: { kind: 'failed' },
        },
      ],
    },
    bank: { ask: bank, ...byWechatsNames },
    h5: {
      enter: () => page.window({ BarcodeDetector: class {} }),
      ask: h5,
      ends: [
        {
          when: 'a browser without a camera',
          bring: () => page.navigator({ mediaDevices: undefined }),
          gives: { kind: 'unsupported' },
        },
        {
          when: 'a refused camera',
          bring: () =>
            page.navigator({ mediaDevices: { getUserMedia: () => Promise.reject(domError('NotAllowedError')) } }),
          gives: { kind: 'denied' },
        },
        {
          when: 'no camera found',
          bring: () =>
            page.navigator({ mediaDevices: { getUserMedia: () => Promise.reject(domError('NotFoundError')) } }),
          gives: { kind: 'failed' },
        },
      ],
      garble: (_good, value) => page.navigator({ mediaDevices: { getUserMedia: () => Promise.reject(value) } }),
      leave: () => page.restore(),
    },
  },
)

test.each([
  { host: 'weapp', canScan: weappCan, enter: enterWeapp, call: 'scanCode' },
  { host: 'bank', canScan: bankCan, enter: enterBank, call: 'scanCode' },
  { host: 'alipay', canScan: alipayCan, enter: enterAlipay, call: 'scan' },
])('detects whether the version of $host supports scanning', ({ canScan, enter, call }) => {
  const host = enter()
  expect(canScan()).toBe(true)
  host.without(call)
  expect(canScan()).toBe(false)
})

describe('scanning in a browser', () => {
  const web = enterWeb()
  afterEach(() => web.restore())
  const stop = jest.fn()
  const camera = () => Promise.resolve({ getTracks: () => [{ stop }] })
  const withCamera = (getUserMedia: () => Promise<unknown>, codes: { rawValue: string }[]) => {
    web.navigator({ mediaDevices: { getUserMedia } })
    web.window({
      BarcodeDetector: class {
        detect = () => Promise.resolve(codes)
      },
    })
    Object.assign(HTMLVideoElement.prototype, { play: () => Promise.resolve() })
    Object.assign(HTMLDialogElement.prototype, {
      showModal: () => undefined,
      close(this: HTMLDialogElement) {
        this.dispatchEvent(new Event('close'))
      },
    })
  }

  test('is unsupported in browsers without a code detector', async () => {
    expect(h5Can()).toBe(false)
    expect(await h5()).toEqual({ kind: 'unsupported' })
  })
  test('reads a code and releases the camera', async () => {
    withCamera(camera, [{ rawValue: 'T-1' }])
    expect(h5Can()).toBe(true)
    expect(await h5()).toEqual({ kind: 'scanned', text: 'T-1' })
    expect(stop).toHaveBeenCalled()
    expect(document.querySelector('dialog')).toBeNull()
  })
  test('is canceled by a tap on the camera view', async () => {
    withCamera(camera, [])
    const scanning = h5()
    let view: HTMLElement | null
    while (!(view = document.querySelector('dialog'))) await new Promise((next) => setTimeout(next, 0))
    view.click()
    expect(await scanning).toEqual({ kind: 'cancelled' })
  })
  test('reports a refused camera as denied', async () => {
    withCamera(() => Promise.reject(domError('NotAllowedError')), [])
    expect(await h5()).toEqual({ kind: 'denied' })
  })
})
