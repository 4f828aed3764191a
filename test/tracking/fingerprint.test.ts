import { addFingerprintItem, collectFingerprint } from '@/api/fingerprint'
import { keyFor, unseal } from '@/domain/tracking/seal'
import type { Collector, CollectorName } from '@/platform/fingerprint/contract'
import { keys } from '@/platform/storage/keys'
import type { TrackingRules } from '@/tracking/configuration'
import { Fingerprint } from '@/tracking/fingerprint'
import { NOW } from '../support/fake-clock'
import { fakeServices } from '../support/services'

const KEY = keyFor(new Uint8Array(32).fill(7), 'K1')
const RULES: TrackingRules = {
  ...{ enabled: true, fingerprintEnabled: true, batchSize: 10, maxDelay: 6000, urgent: new Set(), ttl: 30 * 60_000 },
  ...{ key: KEY, keyId: 'K1', keyExpiresAt: Infinity },
}
const OFF = { ...RULES, fingerprintEnabled: false }
const MINUTE = 60_000

type Given = Partial<Record<CollectorName, { timeout?: number; after?: number; value?: string }>>

/** Creates a device whose collectors return their result after `after` ms. With `Infinity`, they never return. */
const device = (given: Given = {}, collected: () => object = () => ({ token: 'F1' })) => {
  const all = fakeServices({
    answers: [
      [collectFingerprint, collected],
      [addFingerprintItem, () => null],
    ],
  })
  const asked: string[] = []
  const collectors = Object.entries(given).map(([name, { timeout = 0, after = 0, value = name }]): Collector => ({
    name: name as CollectorName,
    timeout,
    collect: () => {
      asked.push(name)
      if (after === 0) return Promise.resolve(value)
      return new Promise((resolve) => {
        if (after < Infinity) all.clock.setTimeout(() => resolve(value), after)
      })
    },
  }))
  const reload = () =>
    new Fingerprint({
      ...{ clock: all.clock, client: all.client, storage: all.storage, log: all.services.log },
      load: () => Promise.resolve(collectors),
    })
  const fingerprint = reload()
  const open = ({ data }: { data: string }) => JSON.parse(unseal(KEY, data.replace('K1.', '')))
  const first = () => all.sentTo(collectFingerprint).map((sent) => open(sent as { data: string }).items)
  const items = () => all.sentTo(addFingerprintItem).map((sent) => open(sent as { data: string }).name)
  const stored = () => all.storage.read(keys.fingerprint)
  return { ...all, fingerprint, reload, asked, first, items, stored }
}

const ALL: Given = {
  device: {},
  canvas: {},
  audio: { timeout: 2000, after: 100 },
  webrtc: { timeout: 5000, after: 4000 },
}

describe('the fingerprint of a device', () => {
  test('is collected once the buyer and the tracking rules are known', async () => {
    const { fingerprint, first, stored, clock } = device(ALL)
    fingerprint.follow(RULES)
    await clock.advanceAsync(MINUTE)
    expect(first()).toEqual([])
    fingerprint.setUser('U1')
    await clock.advanceAsync(0)
    expect(first()).toEqual([
      [
        { name: 'device', value: 'device' },
        { name: 'canvas', value: 'canvas' },
      ],
    ])
    expect(stored()).toEqual({ token: 'F1', userId: 'U1', savedAt: NOW + MINUTE })
  })

  test.each([
    ['OFF', OFF],
    ['none', null],
  ])('is not collected under the rules “%s”, and a stored token is deleted', async (_what, rules) => {
    const { fingerprint, asked, stored, storage, clock } = device(ALL)
    storage.write(keys.fingerprint, { token: 'F0', userId: 'U1', savedAt: NOW })
    fingerprint.setUser('U1')
    fingerprint.follow(rules)
    await clock.advanceAsync(MINUTE)
    expect([asked, stored()]).toEqual([[], undefined])
  })

  test('sends slow values one by one, 300 ms after the last value arrived', async () => {
    const { fingerprint, items, clock } = device({
      audio: { timeout: 2000, after: 100 },
      location: { timeout: 2000, after: 350 },
      webrtc: { timeout: 5000, after: 4000 },
    })
    fingerprint.setUser('U1')
    fingerprint.follow(RULES)
    await clock.advanceAsync(649)
    expect(items()).toEqual([])
    await clock.advanceAsync(1)
    expect(items()).toEqual(['audio', 'location'])
    await clock.advanceAsync(3700)
    expect(items()).toEqual(['audio', 'location', 'webrtc'])
    expect(clock.pending).toBe(0)
  })

  test.each([
    ['audio', 2000],
    ['location', 2000],
    ['webrtc', 5000],
  ] as const)('waits for %s for %d ms, and ignores a later value', async (name, timeout) => {
    const late = device({ device: {}, [name]: { timeout, after: timeout + 1 } })
    const timely = device({ device: {}, [name]: { timeout, after: timeout - 1 } })
    for (const { fingerprint, clock } of [late, timely]) {
      fingerprint.setUser('U1')
      fingerprint.follow(RULES)
      await clock.advanceAsync(MINUTE)
    }
    expect([late.items(), timely.items()]).toEqual([[], [name]])
  })

  test('is not delayed by a collector that never answers, or has no value', async () => {
    const { fingerprint, first, items, clock } = device({
      device: {},
      canvas: { value: '' },
      audio: { timeout: 2000, after: Infinity },
      webrtc: { timeout: 5000, after: 10, value: '' },
    })
    fingerprint.setUser('U1')
    fingerprint.follow(RULES)
    await clock.advanceAsync(MINUTE)
    expect([first(), items(), clock.pending]).toEqual([[[{ name: 'device', value: 'device' }]], [], 0])
  })

  test('has a token that is valid for five minutes, and only for its user', async () => {
    const { fingerprint, first, clock } = device({ device: {} })
    fingerprint.setUser('U1')
    fingerprint.follow(RULES)
    await clock.advanceAsync(5 * MINUTE - 1)
    fingerprint.follow(RULES)
    await clock.advanceAsync(1)
    expect(first()).toHaveLength(1)
    fingerprint.follow(RULES)
    await clock.advanceAsync(0)
    expect(first()).toHaveLength(2)
    fingerprint.setUser('U2')
    await clock.advanceAsync(0)
    expect(first()).toHaveLength(3)
  })

  test('is not encrypted with an expired key, but with the key of the next rules', async () => {
    const { fingerprint, asked, first, clock } = device({ device: {} })
    fingerprint.follow({ ...RULES, keyExpiresAt: NOW + MINUTE })
    await clock.advanceAsync(MINUTE)
    fingerprint.setUser('U1')
    await clock.advanceAsync(MINUTE)
    expect(asked).toEqual([])
    fingerprint.follow(RULES)
    await clock.advanceAsync(0)
    expect(first()).toHaveLength(1)
  })

  test('reuses its token after a page reload within five minutes', async () => {
    const { reload, first, stored, clock } = device({ device: {} })
    const before = reload()
    before.setUser('U1')
    before.follow(RULES)
    await clock.advanceAsync(MINUTE)
    const after = reload()
    after.setUser('U1')
    await clock.advanceAsync(MINUTE)
    after.follow(RULES)
    await clock.advanceAsync(MINUTE)
    expect([first().length, stored()?.token]).toEqual([1, 'F1'])
  })

  test.each<[string, (fingerprint: Fingerprint) => void]>([
    ['the merchant disables tracking', (fingerprint) => fingerprint.follow(OFF)],
    ['the consent is withdrawn', (fingerprint) => fingerprint.follow(null)],
    ['the buyer logs out', (fingerprint) => fingerprint.setUser('')],
  ])('deletes its token and a pending request once %s', async (_when, end) => {
    const { fingerprint, items, stored, clock } = device(ALL)
    fingerprint.setUser('U1')
    fingerprint.follow(RULES)
    await clock.advanceAsync(200)
    expect(stored()).toBeDefined()
    end(fingerprint)
    await clock.advanceAsync(MINUTE)
    expect([stored(), items()]).toEqual([undefined, []])
  })

  test('ignores a late response for a previous buyer', async () => {
    const { fingerprint, stored, clock } = device({ device: {} })
    fingerprint.setUser('U1')
    fingerprint.follow(RULES)
    fingerprint.setUser('')
    await clock.advanceAsync(MINUTE)
    expect(stored()).toBeUndefined()
  })

  test('only logs a failure (shell §8), and is sent again with the next rules', async () => {
    let fails = true
    const { fingerprint, stored, logged, clock } = device({ device: {} }, () => {
      if (fails) throw new Error('no network')
      return { token: 'F2' }
    })
    fingerprint.setUser('U1')
    fingerprint.follow(RULES)
    await clock.advanceAsync(0)
    expect([logged.map(([message]) => message), stored()]).toEqual([['fingerprint failed'], undefined])
    fails = false
    fingerprint.follow(RULES)
    await clock.advanceAsync(0)
    expect(stored()?.token).toBe('F2')
  })
})
