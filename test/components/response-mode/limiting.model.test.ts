import { LimitingModel, type WaitingEnd } from '@/components/response-mode/limiting.model'
import { RequestError } from '@/request/errors'
import { fakeClock } from '../../support/fake-clock'

const SECOND = 1_000

const limited = (waiting?: object) =>
  new RequestError({ kind: 'business', statusCode: 1, mode: 9, data: waiting ? { waiting } : null })
const soldOut = new RequestError({ kind: 'business', statusCode: 2, mode: 2, message: 'sold out' })

/**
 * Runs a queue whose retries fail with the entries of `answers` in order. The last entry repeats. Null means that a
 * retry succeeds.
 */
const wait = (first: RequestError, ...answers: (RequestError | null)[]) => {
  const clock = fakeClock()
  const start = clock.now()
  const tries: number[] = []
  const screen = { isHere: true }
  const model = new LimitingModel(first, {
    clock,
    chance: () => 0,
    isHere: () => screen.isHere,
    isLimiting: ({ mode }) => mode === 9,
    retry: async () => {
      tries.push(clock.now() - start)
      return answers.length > 1 ? answers.shift()! : answers[0]
    },
  })
  const ends: WaitingEnd[] = []
  void model.run().then((end) => ends.push(end))
  return { model, clock, tries, ends, screen }
}

describe('a queue without position data', () => {
  it('retries every 3 s, at most 10 times', async () => {
    const { clock, tries, ends, model } = wait(limited(), limited())
    await clock.advanceAsync(60 * SECOND)
    expect(tries).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30].map((second) => second * SECOND))
    expect(ends).toEqual([{ kind: 'tired', error: expect.any(RequestError) as RequestError }])
    expect(clock.pending).toBe(0)
    expect(model.ring).toBe(0.9)
  })

  it('advances the ring with each retry, and shows a delay notice from the third', async () => {
    const { clock, model } = wait(limited(), limited())
    const seen: [number, number, boolean][] = []
    for (let second = 0; second < 12; second += 3) {
      await clock.advanceAsync(3 * SECOND)
      seen.push([model.attempts, model.ring, model.isLongWait])
    }
    expect(seen).toEqual([
      [1, 0.1, false],
      [2, 0.2, false],
      [3, 0.3, true],
      [4, 0.4, true],
    ])
    expect(model.remaining).toBeNull()
  })

  it('shows the seconds until the next retry', async () => {
    const { clock, model } = wait(limited(), limited())
    expect(model.nextIn).toBe(3)
    await clock.advanceAsync(1_600)
    expect(model.nextIn).toBe(2)
  })
})

describe('a queue that ends', () => {
  it('ends with a successful retry', async () => {
    const { clock, tries, ends } = wait(limited(), limited(), null)
    await clock.advanceAsync(60 * SECOND)
    expect(tries).toEqual([3_000, 6_000])
    expect(ends).toEqual([{ kind: 'in' }])
  })

  it('ends with a response that has another mode', async () => {
    const { clock, tries, ends } = wait(limited(), soldOut)
    await clock.advanceAsync(60 * SECOND)
    expect(tries).toEqual([3_000])
    expect(ends).toEqual([{ kind: 'failed', error: soldOut }])
  })

  it('ends with a failure that has no mode, such as a lost network', async () => {
    const lost = new RequestError({ kind: 'network' })
    const { clock, ends } = wait(limited(), lost)
    await clock.advanceAsync(3 * SECOND)
    expect(ends).toEqual([{ kind: 'failed', error: lost }])
  })

  it('ends within half a second after the buyer leaves the screen', async () => {
    const { clock, tries, ends, screen } = wait(limited(), limited())
    await clock.advanceAsync(4 * SECOND)
    screen.isHere = false
    await clock.advanceAsync(500)
    expect(ends).toEqual([{ kind: 'left' }])
    await clock.advanceAsync(60 * SECOND)
    expect(tries).toEqual([3_000])
  })

  it('ends with the retry that finishes after the buyer has left the screen', async () => {
    const clock = fakeClock()
    const screen = { isHere: true }
    let come: (error: RequestError | null) => void = () => undefined
    const begin = () => {
      const ends: WaitingEnd[] = []
      screen.isHere = true
      void new LimitingModel(limited(), {
        clock,
        chance: () => 0,
        isHere: () => screen.isHere,
        isLimiting: ({ mode }) => mode === 9,
        retry: () => new Promise((resolve) => (come = resolve)),
      })
        .run()
        .then((end) => ends.push(end))
      return ends
    }
    const through = begin()
    await clock.advanceAsync(3 * SECOND)
    screen.isHere = false
    await clock.advanceAsync(5 * SECOND)
    expect(through).toEqual([])
    come(null)
    await clock.advanceAsync(0)
    expect(through).toEqual([{ kind: 'in' }])

    const gone = begin()
    await clock.advanceAsync(3 * SECOND)
    screen.isHere = false
    come(limited())
    await clock.advanceAsync(SECOND)
    expect(gone).toEqual([{ kind: 'left' }])
  })

  it('ends when the buyer cancels', async () => {
    const { clock, tries, ends, model } = wait(limited(), limited())
    await clock.advanceAsync(SECOND)
    model.cancel()
    await clock.advanceAsync(60 * SECOND)
    expect(ends).toEqual([{ kind: 'cancelled' }])
    expect(tries).toEqual([])
  })

  it.each([
    ['success, if the running retry succeeds', null, 'in'],
    ['cancelled, if the running retry fails', limited(), 'cancelled'],
  ])('ends after the running retry when the buyer cancels: %s', async (_, answer, kind) => {
    const clock = fakeClock()
    let come: (error: RequestError | null) => void = () => undefined
    const model = new LimitingModel(limited(), {
      clock,
      chance: () => 0,
      isHere: () => true,
      isLimiting: ({ mode }) => mode === 9,
      retry: () => new Promise((resolve) => (come = resolve)),
    })
    const ends: WaitingEnd[] = []
    void model.run().then((end) => ends.push(end))
    await clock.advanceAsync(3 * SECOND)
    model.cancel()
    await clock.advanceAsync(0)
    expect(ends).toEqual([])
    come(answer)
    await clock.advanceAsync(0)
    expect(ends).toEqual([{ kind }])
    expect(clock.pending).toBe(0)
  })
})

describe('a queue with a known position', () => {
  const line = (place: number, retryAfterMs: number) => limited({ ticket: 't', place, ratePerMinute: 60, retryAfterMs })

  it('retries at the time from the gateway, with no maximum number', async () => {
    const lines = Array.from({ length: 20 }, (_, rank) => line(20 - rank, 2_000))
    const { clock, tries, ends } = wait(line(21, 5_000), ...lines, null)
    await clock.advanceAsync(120 * SECOND)
    expect(tries[0]).toBe(5_000)
    expect(tries).toHaveLength(21)
    expect(ends).toEqual([{ kind: 'in' }])
  })

  it('shows the position and the remaining time, and fills the ring accordingly', async () => {
    const { clock, model } = wait(line(20, 10_000), line(10, 10_000))
    expect([model.waiting?.place, model.remaining, model.ring]).toEqual([20, 21_000, 0])
    await clock.advanceAsync(5 * SECOND)
    expect(model.remaining).toBe(16_000)
    expect(model.ring).toBeCloseTo(5 / 21)
    await clock.advanceAsync(5 * SECOND)
    expect([model.waiting?.place, model.remaining]).toEqual([10, 10_500])
    expect(model.ring).toBeCloseTo(10 / 20.5)
  })

  it('shows an unknown wait when the position no longer changes', async () => {
    const { clock, model } = wait(line(20, 10_000), line(20, 10_000))
    await clock.advanceAsync(10 * SECOND)
    expect(model.remaining).toBeNull()
  })

  it('shows an unknown wait when the estimated time has passed', async () => {
    const { clock, model } = wait(line(2, 20_000), line(1, 20_000))
    await clock.advanceAsync(7 * SECOND)
    expect(model.remaining).toBe(0)
    await clock.advanceAsync(SECOND)
    expect(model.remaining).toBeNull()
  })

  it('measures the rate again when the queue position increases', async () => {
    const { clock, model } = wait(line(20, 10_000), line(10, 10_000), line(60, 10_000))
    await clock.advanceAsync(20 * SECOND)
    expect(model.remaining).toBe(61_000)
  })

  it('uses the default interval for 10 retries when the gateway stops sending data', async () => {
    const { clock, tries, ends } = wait(line(5, 1_000), limited())
    await clock.advanceAsync(120 * SECOND)
    expect(tries).toHaveLength(11)
    expect(ends.map(({ kind }) => kind)).toEqual(['tired'])
  })
})
