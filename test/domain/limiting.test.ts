import fc from 'fast-check'
import { estimateWait, expectedWait, likelyWait, LIMITING, nextTry, readWaiting, progressOf } from '@/domain/limiting'

const waiting = { ticket: 't', place: 200, ratePerMinute: 1200, retryAfterMs: 4000 }

describe('the queue data of a waiting buyer', () => {
  it('is read completely, or partially if values are missing or invalid', () => {
    expect(readWaiting({ waiting })).toEqual(waiting)
    expect(readWaiting({ waiting: { ticket: 'a b', place: 0, ratePerMinute: '9', retryAfterMs: Infinity } })).toEqual({
      ticket: '',
      place: null,
      ratePerMinute: null,
      retryAfterMs: null,
    })
  })

  it.each([null, undefined, 7, 'x', {}, { waiting: null }, { waiting: [] }].map((data) => [data]))(
    'is empty for the invalid response %j',
    (data) => expect(readWaiting(data)?.ticket ?? '').toBe(''),
  )

  it('contains an expected wait only if position and rate are known', () => {
    expect(expectedWait(waiting)).toBe(10_000)
    expect(likelyWait(waiting)).toBe(10_500)
    expect(likelyWait({ ...waiting, place: 6_000 })).toBe(301_000)
    expect(likelyWait(null)).toBeNull()
    expect(expectedWait({ ...waiting, place: null })).toBeNull()
    expect(expectedWait({ ...waiting, ratePerMinute: null })).toBeNull()
    expect(expectedWait(null)).toBeNull()
  })
})

describe('the estimated wait of a queue', () => {
  /** Returns queue positions that were observed every 10 s. */
  const every10s = (...places: number[]) => places.map((place, index) => ({ at: index * 10_000, place }))
  const estimate = (ratePerMinute: number | null, ...places: number[]) =>
    estimateWait({ ...waiting, place: places[places.length - 1], ratePerMinute }, every10s(...places))

  it.each([
    ['uses the published rate at the first answer', 1200, [200], 10_500],
    ['uses the published rate while the position changes at that rate', 60, [40, 30, 20], 21_000],
    ['uses a steady rate that differs from the published rate', 600, [120, 110, 100], 101_000],
    ['uses a steady rate when no rate is published', null, [40, 30, 20], 21_000],
    ['is unknown without a rate at the first answer', null, [200], null],
    ['is unknown before a rate can be called steady', null, [40, 30], null],
    ['is unknown while the published rate is wrong and no measured rate is steady', 600, [120, 110], null],
    ['is unknown while no buyer is admitted', null, [40, 40, 40, 40], null],
    ['is unknown when a published rate admits no buyer', 60, [40, 40, 40], null],
    ['is unknown when the rate is not steady', null, [140, 100, 60, 55, 50], null],
  ])('%s', (_, ratePerMinute, places, ms) => {
    expect(estimate(ratePerMinute, ...places)).toBe(ms)
  })

  it('is unknown if the position is unknown', () => {
    expect(estimateWait({ ...waiting, place: null }, [])).toBeNull()
    expect(estimateWait(null, [])).toBeNull()
  })
})

describe('the delay before the next retry', () => {
  it('is 3 s if the gateway sends no time', () => {
    expect(nextTry(null, 0.9)).toEqual({ ms: 3_000, fromGateway: false })
    expect(nextTry({ ...waiting, retryAfterMs: null, ratePerMinute: null }, 0.9)).toEqual({
      ms: 3_000,
      fromGateway: false,
    })
  })

  it('is the time from the gateway or an estimate, from one second to one minute', () => {
    expect(nextTry(waiting, 0)).toEqual({ ms: 4_000, fromGateway: true })
    expect(nextTry({ ...waiting, retryAfterMs: null }, 0)).toEqual({ ms: 10_000, fromGateway: true })
    expect(nextTry({ ...waiting, retryAfterMs: 1 }, 0).ms).toBe(1_000)
    expect(nextTry({ ...waiting, retryAfterMs: 1e12 }, 0).ms).toBe(60_000)
  })

  it('exceeds the gateway’s time by at most 10 % or 2 s', () => {
    const times = fc.integer({ min: 1_000, max: 60_000 })
    fc.assert(
      fc.property(times, fc.double({ min: 0, max: 1, noNaN: true }), (retryAfterMs, chance) => {
        const { ms } = nextTry({ ...waiting, retryAfterMs }, chance)
        expect(ms).toBeGreaterThanOrEqual(retryAfterMs)
        expect(ms).toBeLessThanOrEqual(retryAfterMs + Math.min(retryAfterMs / 10, 2_000) + 1)
      }),
    )
  })

  it('differs between buyers who were rejected at the same time', () => {
    const tries = Array.from({ length: 50 }, (_, rank) => nextTry(waiting, rank / 50).ms)
    expect(new Set(tries).size).toBe(50)
  })
})

describe('the progress ring of the queue', () => {
  it.each([
    [0, 0, null, 0],
    [3, 9_000, null, 0.3],
    [9, 27_000, null, 0.9],
    [10, 30_000, null, 0.9],
    [1, 5_000, 10_000, 0.5],
    [1, 60_000, 10_000, 0.9],
  ])('shows the progress: retries %i, elapsed %i ms, expected %s ms, progress %d', (attempts, waited, whole, ring) => {
    expect(progressOf(attempts, waited, whole)).toBe(ring)
  })

  it('never exceeds 90 percent', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.option(fc.nat()), (attempts, waited, whole) => {
        const ring = progressOf(attempts, waited, whole)
        expect(ring).toBeGreaterThanOrEqual(0)
        expect(ring).toBeLessThanOrEqual(LIMITING.maxProgress)
      }),
    )
  })
})
