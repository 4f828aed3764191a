/** @jest-environment jsdom */
import { browserCollectors } from '@/platform/fingerprint/browser-collectors'
import type { Collector, LoadCollectors } from '@/platform/fingerprint/contract'
import { loadCollectors as native } from '@/platform/fingerprint/index'
import { loadCollectors as h5 } from '@/platform/fingerprint/index.h5'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import { enterWeapp } from '../hosts/fakes/weapp'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const names = (collectors: readonly Collector[]) => collectors.map(({ name }) => name)
const values = (collectors: readonly Collector[]) => Promise.all(collectors.map((each) => each.collect()))

const HOSTS: [string, LoadCollectors, () => unknown][] = [
  ['weapp', native, enterWeapp],
  ['alipay', native, enterAlipay],
  ['bank', native, enterBank],
  ['h5', h5, () => undefined],
]

describe.each(HOSTS)('the fingerprint on %s', (_host, load, enter) => {
  beforeEach(() => void enter())

  test('contains a digest or nothing for each collector, and never rejects', async () => {
    const collectors = await load()
    for (const value of await values(collectors)) expect(value).toMatch(/^([a-f0-9]{14})?$/)
  })
  test('has no collector that prompts the buyer', async () => {
    expect(names(await load())).not.toContain('location')
  })
})

describe('the fingerprint of a browser', () => {
  const put = (name: string, value: unknown, on: object = globalThis) =>
    Object.defineProperty(on, name, { value, configurable: true })
  afterEach(() => {
    for (const name of ['OfflineAudioContext', 'RTCPeerConnection']) Reflect.deleteProperty(globalThis, name)
    for (const name of ['permissions', 'geolocation']) Reflect.deleteProperty(navigator, name)
  })
  const state = (granted: string) => put('permissions', { query: async () => ({ state: granted }) }, navigator)
  const at = (latitude: number, longitude: number) =>
    put(
      'geolocation',
      { getCurrentPosition: (found: (at: object) => void) => found({ coords: { latitude, longitude } }) },
      navigator,
    )

  test('contains only device and canvas if audio, WebRTC and permissions are unavailable', async () => {
    expect(names(await browserCollectors())).toEqual(['device', 'canvas'])
  })

  test('has all collectors with the specification’s timeouts (shell §9)', async () => {
    put('OfflineAudioContext', class {})
    put('RTCPeerConnection', class {})
    state('granted')
    const collectors = await browserCollectors()
    expect(collectors.map(({ name, timeout }) => [name, timeout])).toEqual([
      ['device', 0],
      ['canvas', 0],
      ['audio', 2000],
      ['webrtc', 5000],
      ['location', 2000],
    ])
    // The test replaces these two classes by empty classes, so their collectors fail and return ''.
    const found = await values(collectors.filter(({ name }) => name === 'audio' || name === 'webrtc'))
    expect(found).toEqual(['', ''])
  })

  test.each(['prompt', 'denied'])('omits the position while its permission is “%s”', async (given) => {
    state(given)
    at(22.19874, 113.54387)
    expect(names(await browserCollectors())).not.toContain('location')
  })

  test('rounds the position to a tenth of a degree', async () => {
    state('granted')
    at(22.19874, 113.54387)
    const [location] = (await browserCollectors()).filter(({ name }) => name === 'location')
    expect(await location.collect()).toBe('22.2,113.5')
  })

  test('reports candidate kinds of WebRTC, never an address', async () => {
    const candidates = [
      { candidate: 'candidate:1 1 udp 1 192.168.1.7 5000 typ host', type: 'host', protocol: 'udp' },
      { candidate: 'candidate:1 1 udp 1 192.168.1.9 5000 typ host', type: 'host', protocol: 'udp' },
    ]
    const closed = jest.fn()
    const connection = (found: readonly object[]) =>
      class {
        onicecandidate: (event: { candidate: object | null }) => void = () => undefined
        close = closed
        createDataChannel = () => undefined
        createOffer = async () => ({})
        setLocalDescription = async () => {
          for (const candidate of found) this.onicecandidate({ candidate })
          this.onicecandidate({ candidate: null })
        }
      }
    const digestOf = async (found: readonly object[]) => {
      put('RTCPeerConnection', connection(found))
      const [webrtc] = (await browserCollectors()).filter(({ name }) => name === 'webrtc')
      return webrtc.collect()
    }
    const [one, both] = [await digestOf(candidates.slice(0, 1)), await digestOf(candidates)]
    expect([one, closed.mock.calls.length]).toEqual([both, 2])
    expect(await digestOf([{ candidate: 'c', type: 'relay', protocol: 'tcp' }])).not.toBe(one)
  })
})
