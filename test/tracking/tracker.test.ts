import { trackingConfiguration } from '@/api/tracking'
import { configurationKey, keyFor, seal, unseal } from '@/domain/tracking/seal'
import { CLIENT_VERSION } from '@/domain/version'
import { toBase64Url } from '@/lib/bytes'
import { keys } from '@/platform/storage/keys'
import type { HttpRequest } from '@/platform/transport/contract'
import { EarlyEvents } from '@/tracking/early-events'
import { Tracker } from '@/tracking/tracker'
import { NOW } from '../support/fake-clock'
import { fakeServices } from '../support/services'

const SECRET = new Uint8Array(32).fill(7)
const KEY = keyFor(SECRET, 'K1')
const WIRE = {
  enable: 'ON',
  f_enable: 'OFF',
  batch_size: 3,
  max_delay_seconds: 6,
  no_delay_event: ['share'],
  relative_expire_ttl: 30,
  key_id: 'K1',
  key: toBase64Url(KEY),
}

/** Creates a storefront with tracking. Records the beacons that it sends. */
const storefront = (wire: object | (() => object) = WIRE, { allowed = (): boolean => true, token = '' } = {}) => {
  const answer = () => ({
    data: seal(configurationKey('M1', CLIENT_VERSION), JSON.stringify(typeof wire === 'function' ? wire() : wire), '1'),
  })
  const all = fakeServices({ answers: [[trackingConfiguration, answer]] })
  const beacons: {
    events: { name: string; facts: object; at: number; visit: string }[]
    device: string
    request: HttpRequest
  }[] = []
  const tracker = new Tracker({
    clock: all.clock,
    client: all.client,
    storage: all.storage,
    log: all.services.log,
    send: async (request) => {
      const [id, sealed] = String(request.query?.data).split('.')
      beacons.push({ ...JSON.parse(unseal(keyFor(SECRET, id), sealed)), request })
      return { kind: 'answered', status: 200, headers: {}, body: '' }
    },
    sender: () => ({ merchantId: 'M1', terminalSrc: 'WEB', accessToken: token, language: 'zh' }),
  })
  const events = new EarlyEvents({ consented: allowed, now: all.clock.now })
  const view = (page: 'home' | 'all' | 'mine' = 'home') => events.track({ name: 'page_view', page })
  const names = () => beacons.map((beacon) => beacon.events.map(({ facts }) => Object.values(facts)[0]))
  return { ...all, tracker, events, beacons, view, names }
}

describe('the tracker', () => {
  test('sends events that were recorded before its start, with their original times', async () => {
    const { tracker, events, beacons, view, clock } = storefront()
    view('home')
    clock.advance(1500)
    view('all')
    await tracker.start(events)
    await clock.advanceAsync(6000)
    expect(beacons.map(({ events: sent }) => sent.map(({ name, facts, at }) => [name, facts, at - NOW]))).toEqual([
      [
        ['page_view', { page: 'home' }, 0],
        ['page_view', { page: 'all' }, 1500],
      ],
    ])
    expect(new Set(beacons[0].events.map(({ visit }) => visit)).size).toBe(1)
  })
  test('encrypts all data except the beacon’s named fields, and sends the token as header', async () => {
    const { tracker, events, beacons, view, clock } = storefront(WIRE, { token: 'a-token' })
    await tracker.start(events)
    view()
    await clock.advanceAsync(6000)
    const [{ request, device }] = beacons
    expect(request).toMatchObject({
      method: 'GET',
      url: 'ra.gif',
      query: { merchantId: 'M1', priority: 1, version: '1', terminalSrc: 'WEB', ver: CLIENT_VERSION },
      headers: { 'access-token': 'a-token' },
    })
    expect(JSON.stringify(request.query)).not.toMatch(/a-token|home|page_view/)
    expect(JSON.stringify(request.query)).not.toContain(device)
  })
  test('uses the merchant’s batch size and list of urgent events', async () => {
    const { tracker, events, view, names, clock, beacons } = storefront()
    await tracker.start(events)
    for (const page of ['home', 'all', 'mine', 'home'] as const) view(page)
    await clock.advanceAsync(0)
    expect(names()).toEqual([['home', 'all', 'mine']])
    events.track({ name: 'share', way: 'link' })
    await clock.advanceAsync(300)
    expect(names()[1]).toEqual(['link'])
    expect(beacons[1].request.query?.priority).toBe(100)
  })
  test.each([
    ['is switched off', { ...WIRE, enable: 'OFF' }],
    ['has no setting', { ...WIRE, enable: undefined }],
  ])('sends nothing if the merchant %s', async (_what, wire) => {
    const { tracker, events, view, beacons, clock, storage } = storefront(wire)
    await tracker.start(events)
    view()
    await clock.advanceAsync(60_000)
    expect(beacons).toEqual([])
    expect(storage.read(keys.trackingDevice)).toBeUndefined()
  })
  test('records nothing without the buyer’s consent', async () => {
    let allowed = false
    const { tracker, events, view, names, clock } = storefront(WIRE, { allowed: () => allowed })
    view('home')
    allowed = true
    view('all')
    await tracker.start(events)
    await clock.advanceAsync(6000)
    expect(names()).toEqual([['all']])
  })
  test('stops at once when the consent is withdrawn, and deletes the device’s data', async () => {
    const { tracker, events, view, beacons, clock, storage } = storefront()
    await tracker.start(events)
    view()
    await clock.advanceAsync(6000)
    expect(storage.read(keys.trackingDevice)).toMatch(/^[a-z0-9]{24}$/)
    view()
    tracker.stop()
    view()
    await clock.advanceAsync(3600_000)
    expect(beacons).toHaveLength(1)
    expect([keys.trackingDevice, keys.trackingVisit].map((key) => storage.read(key as never))).toEqual([
      undefined,
      undefined,
    ])
    await tracker.start(events)
    view()
    await clock.advanceAsync(6000)
    expect(beacons[1].device).not.toBe(beacons[0].device)
    expect(beacons[1].events[0].visit).not.toBe(beacons[0].events[0].visit)
  })
  test('requests the rules again when they expire', async () => {
    let enable = 'ON'
    const { tracker, events, view, beacons, clock, sentTo } = storefront(() => ({ ...WIRE, enable }))
    await tracker.start(events)
    enable = 'OFF'
    view()
    await clock.advanceAsync(30 * 60_000)
    expect([sentTo(trackingConfiguration).length, beacons.length]).toEqual([2, 1])
    view()
    await clock.advanceAsync(60_000)
    expect(beacons).toHaveLength(1)
  })
  test('requests new rules before sending if the key expired while the device slept', async () => {
    let expiresAt = NOW + 24 * 3_600_000
    const wire = () => ({ ...WIRE, relative_expire_ttl: 1440, key_expires_at: expiresAt })
    const { tracker, events, view, names, clock, sentTo } = storefront(wire)
    await tracker.start(events)
    // A device that sleeps runs no timers.
    clock.set(NOW + 25 * 3_600_000)
    expiresAt = NOW + 49 * 3_600_000
    view('all')
    view('mine')
    view('home')
    expect(sentTo(trackingConfiguration)).toHaveLength(1)
    await clock.advanceAsync(6000)
    expect(sentTo(trackingConfiguration).length).toBeGreaterThan(1)
    expect(names()).toEqual([['all', 'mine', 'home']])
  })

  test('logs an invalid configuration, and sends no events until a valid configuration arrives', async () => {
    let key = 'broken'
    const { tracker, events, view, names, clock, logged } = storefront(() => ({ ...WIRE, key }))
    view()
    await tracker.start(events)
    expect(logged).toEqual([
      ['tracking configuration failed', { cause: 'Invalid tracking key: use 32 bytes and a keyId.' }],
    ])
    key = WIRE.key
    await clock.advanceAsync(30 * 60_000 + 6000)
    expect(names()).toEqual([['home']])
  })
  test('sends pending events at once when the page is left', async () => {
    const { tracker, events, view, names, clock } = storefront()
    events.leave()
    await tracker.start(events)
    view()
    events.leave()
    await clock.advanceAsync(0)
    expect(names()).toEqual([['home']])
  })
})

test('queues the newest 200 events before the tracker exists', async () => {
  const { tracker, events, clock, beacons } = storefront({ ...WIRE, batch_size: 100 })
  for (let index = 0; index < 205; index++) events.track({ name: 'click_close_notice', noticeId: `N${index}` })
  await tracker.start(events)
  await clock.advanceAsync(60_000)
  const ids = beacons.flatMap((beacon) => beacon.events.map(({ facts }) => Object.values(facts)[0]))
  expect([ids.length, ids[0], ids[199]]).toEqual([200, 'N5', 'N204'])
})
