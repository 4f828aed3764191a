import { nextReading, type TrackingRules } from '@/tracking/configuration'
import { NOW } from '../support/fake-clock'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test.each([
  ['after the merchant’s interval while the key is valid', 24 * HOUR, 30],
  ['an hour before the key expires, if that is earlier', HOUR + 10 * MINUTE, 10],
  ['in a minute if the key expires very soon', 5 * MINUTE, 1],
  ['in a minute with a key that has expired', -HOUR, 1],
  ['after the merchant’s interval if the key never expires', Infinity, 30],
])('requests the configuration again %s', (_when, keyLives, minutes) => {
  const rules = { ttl: 30 * MINUTE, keyExpiresAt: NOW + keyLives } as TrackingRules
  expect(nextReading(rules, NOW)).toBe(minutes * MINUTE)
})

test('requests the configuration again half an hour after a failed request', () => {
  expect(nextReading(null, NOW)).toBe(30 * MINUTE)
})
