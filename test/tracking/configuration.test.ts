import { nextReading, type TrackingRules } from '@/tracking/configuration'
import { NOW } from '../support/fake-clock'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test.each([
  ['after the merchant’s time, as long as the key lives', 24 * HOUR, 30],
  ['an hour before the key expires, where that comes first', HOUR + 10 * MINUTE, 10],
  ['in a minute where the key expires sooner', 5 * MINUTE, 1],
  ['in a minute with a key that has expired', -HOUR, 1],
  ['after the merchant’s time with a key that lives for ever', Infinity, 30],
])('requests the configuration again %s', (_when, keyLives, minutes) => {
  const rules = { ttl: 30 * MINUTE, keyExpiresAt: NOW + keyLives } as TrackingRules
  expect(nextReading(rules, NOW)).toBe(minutes * MINUTE)
})

test('requests the configuration again half an hour after a failed request', () => {
  expect(nextReading(null, NOW)).toBe(30 * MINUTE)
})
