import fc from 'fast-check'
import { passesHumanCheck } from '../../../../../scripts/gateway/modules/base/risk/human-check'
import { clampPosition, pushedTo } from '../../../../../src/domain/captcha/slider'
import { type TrackPoint, withPoint } from '../../../../../src/domain/captcha/track'
import { handsWay, keysWay } from '../../../support/slide'

const pointer = (...moments: [number, number][]): TrackPoint[] => moments.map(([t, x]) => ({ t, x, by: 'POINTER' }))
const keys = (...moments: [number, number][]): TrackPoint[] => moments.map(([t, x]) => ({ t, x, by: 'KEY' }))

test.each<[string, TrackPoint[], number, number]>([
  ['a hand', handsWay(64), 64, 2_000],
  ['a slow hand', handsWay(64, 40_000), 64, 60_000],
  ['a slow phone with few events', pointer([300, 0], [400, 22], [500, 51], [600, 63], [700, 64]), 64, 900],
  ['keys by tens and ones', keysWay(64), 64, 6_000],
  ['a held key', keys(...Array.from({ length: 40 }, (_, at): [number, number] => [at * 33, at + 1])), 40, 2_000],
  ['two keys to a place near the end', keys([900, 100], [1_100, 90]), 90, 1_500],
  ['a hand, then keys', [...handsWay(60), ...keys([1_100, 61], [1_300, 62])], 62, 2_000],
  [
    'keys, then a small movement of the pointer',
    [...keysWay(50), ...pointer([2_000, 50], [2_050, 53], [2_100, 54])],
    54,
    4_000,
  ],
  [
    'a second grasp after a tremor',
    pointer([200, 1], [260, 20], [320, 37], [380, 44], [900, 45], [960, 52]),
    52,
    2_000,
  ],
])('accepts %s as human', (_, track, position, elapsed) => {
  expect(passesHumanCheck(track, position, elapsed)).toBe(true)
})

test.each<[string, TrackPoint[], number, number]>([
  ['no movement', [], 64, 5_000],
  ['a single point', pointer([300, 64]), 64, 5_000],
  ['a start at the target', pointer([300, 64], [500, 64], [700, 64], [900, 64]), 64, 5_000],
  ['one jump', pointer([0, 0], [200, 64], [300, 64], [400, 64.1], [500, 64]), 64, 5_000],
  ['a movement within 2 ms', pointer([0, 0], [0, 20], [1, 40], [1, 60], [2, 64]), 64, 5_000],
  ['a movement before the picture was visible', handsWay(64, 300), 64, 500],
  [
    'equal steps at equal times',
    pointer(...Array.from({ length: 9 }, (_, at): [number, number] => [at * 50, at * 8])),
    64,
    5_000,
  ],
  ['an end that differs from the answer', handsWay(50), 64, 5_000],
  ['timestamps that decrease', pointer([0, 0], [400, 20], [300, 40], [500, 64]), 64, 5_000],
  ['a movement longer than the puzzle was shown', handsWay(64, 30_000), 64, 5_000],
  ['a key press with an impossible step', keys([300, 64], [500, 64]), 64, 5_000],
  ['simultaneous key presses', keys([0, 100], [0, 90]), 90, 5_000],
  [
    'a key press that starts at another position',
    [...pointer([0, 0], [200, 64]), ...keys([400, 65], [600, 64])],
    64,
    5_000,
  ],
])('rejects as not human: %s', (_, track, position, elapsed) => {
  expect(passesHumanCheck(track, position, elapsed)).toBe(false)
})

/** Generates movements of a human drag: any speed, with tremor, timing jitter and overshoot. */
const hand = fc
  .record({
    target: fc.integer({ min: 32, max: 92 }),
    moments: fc.integer({ min: 12, max: 400 }),
    ms: fc.integer({ min: 250, max: 60_000 }),
    tremor: fc.array(fc.integer({ min: -12, max: 12 }), { minLength: 400, maxLength: 400 }),
    jitter: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 400, maxLength: 400 }),
  })
  .map(({ target, moments, ms, tremor, jitter }) => {
    let track: TrackPoint[] = withPoint([], { t: 400, x: 0, by: 'POINTER' })
    for (let at = 1; at <= moments; at += 1) {
      const part = at / moments
      const eased = part * part * (3 - 2 * part)
      const t = 400 + part * ms + jitter[at - 1]
      const x = at === moments ? target : target * eased + tremor[at - 1] / 10
      track = withPoint(track, { t: Math.max(t, track[track.length - 1].t), x, by: 'POINTER' })
    }
    return { target, track, elapsed: 400 + ms + 200 }
  })

test('accepts human drags at any speed', () => {
  fc.assert(fc.property(hand, ({ target, track, elapsed }) => passesHumanCheck(track, target, elapsed)))
})

const KEY_NAMES = ['ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown', 'Home', 'End'] as const

test('accepts human key presses of any kind', () => {
  const presses = fc.array(
    fc.record({ key: fc.constantFrom(...KEY_NAMES), gap: fc.integer({ min: 30, max: 4_000 }) }),
    {
      minLength: 3,
      maxLength: 150,
    },
  )
  fc.assert(
    fc.property(presses, (pressed) => {
      let at = { t: 500, x: 0 }
      const track = pressed.map(({ key, gap }): TrackPoint => {
        at = { t: at.t + gap, x: pushedTo(at.x, key) ?? at.x }
        return { ...at, by: 'KEY' }
      })
      return passesHumanCheck(track, at.x, at.t + 300)
    }),
  )
})

test('rejects any track that is too short or has no movement', () => {
  const point = fc.record({
    t: fc.integer({ min: 0, max: 30 }),
    x: fc.integer({ min: 0, max: 1_000 }).map((x) => x / 10),
    by: fc.constantFrom('POINTER' as const, 'KEY' as const),
  })
  fc.assert(
    fc.property(fc.array(point, { maxLength: 12 }), fc.integer({ min: 0, max: 100 }), (track, position) => {
      const ordered = [...track].sort((a, b) => a.t - b.t)
      return !passesHumanCheck(ordered, position, 10_000)
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 32, max: 92 }), fc.integer({ min: 0, max: 60_000 }), (target, t) => {
      const ends = pointer([0, 0], [t, target])
      return !passesHumanCheck(ends, target, 60_000) && !passesHumanCheck(ends.slice(1), clampPosition(target), 60_000)
    }),
  )
})
