import fc from 'fast-check'
import { type Answer, Queue, type Waiting } from '../../../../scripts/gateway/core/faults/queue'

const MINUTE = 60_000
const START = 1_800_000_000_000
type Tells = 'all' | 'place' | 'rate' | 'nothing'

const queueOf = (ahead: number, ratePerMinute: number, tells: Tells = 'all') =>
  new Queue({ ahead, ratePerMinute, tells }, START)

const waitingOf = (answer: Answer): Waiting => {
  if (answer.admitted || !answer.waiting) throw new Error('admitted, or without facts')
  return answer.waiting
}

/** Clients that call repeatedly, in any order and at any intervals. Each sends its latest ticket. */
const crowd = fc.record({
  ahead: fc.integer({ min: 0, max: 300 }),
  rate: fc.integer({ min: 1, max: 3000 }),
  steps: fc.array(fc.record({ client: fc.nat(11), after: fc.integer({ min: 0, max: 20_000 }) }), { maxLength: 150 }),
})

interface Seen {
  client: number
  at: number
  answer: Answer
}

type Crowd = { ahead: number; rate: number; steps: { client: number; after: number }[] }

const walk = ({ ahead, rate, steps }: Crowd): Seen[] => {
  const queue = queueOf(ahead, rate)
  const tickets = new Map<number, string>()
  let now = START
  return steps.map(({ client, after }) => {
    now += after
    const answer = queue.knock({ ticket: tickets.get(client), clientId: '', now })
    if (answer.admitted) tickets.delete(client)
    else tickets.set(client, waitingOf(answer).ticket)
    return { client, at: now, answer }
  })
}

const entries = (seen: Seen[]): number[] => seen.filter(({ answer }) => answer.admitted).map(({ at }) => at)

describe('a queue with random callers', () => {
  it('admits at most the rate per minute, on average and in every minute', () => {
    fc.assert(
      fc.property(crowd, (given) => {
        const at = entries(walk(given))
        at.forEach((moment, index) => {
          const minute = at.filter((each) => each <= moment && each > moment - MINUTE)
          expect(minute.length).toBeLessThanOrEqual(given.rate)
          expect(index + 1).toBeLessThanOrEqual(((moment - START) * given.rate) / MINUTE)
        })
      }),
      { numRuns: 300 },
    )
  })

  it('reports a position that never increases', () => {
    fc.assert(
      fc.property(crowd, (given) => {
        const places = new Map<number, number>()
        for (const { client, answer } of walk(given)) {
          if (answer.admitted) {
            places.delete(client)
            continue
          }
          const place = waitingOf(answer).place ?? NaN
          expect(place).toBeGreaterThanOrEqual(1)
          expect(place).toBeLessThanOrEqual(places.get(client) ?? Infinity)
          places.set(client, place)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('preserves the order of arrival if several callers arrive together', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 1, max: 600 }),
        fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 2, maxLength: 20 }),
        fc.integer({ min: 0, max: MINUTE }),
        (ahead, rate, gaps, later) => {
          const queue = queueOf(ahead, rate)
          let now = START
          const line = gaps.map((gap) => {
            now += gap
            const answer = queue.knock({ clientId: '', now })
            return answer.admitted ? null : waitingOf(answer).ticket
          })
          now += later
          const places = line
            .filter((ticket) => ticket !== null)
            .map((ticket) => {
              const answer = queue.knock({ ticket, clientId: '', now })
              return answer.admitted ? 0 : (waitingOf(answer).place ?? NaN)
            })
          expect(places).toEqual([...places].sort((a, b) => a - b))
        },
      ),
      { numRuns: 300 },
    )
  })

  it('reports the next try after 1 to 30 s, and admits no earlier try', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 1, max: 6000 }), (ahead, rate) => {
        const queue = queueOf(ahead, rate)
        const { ticket, place, ratePerMinute, retryAfterMs } = waitingOf(queue.knock({ clientId: '', now: START }))
        expect({ place, ratePerMinute }).toEqual({ place: ahead + 1, ratePerMinute: rate })
        const turn = Math.ceil(((place ?? NaN) * MINUTE) / rate)
        expect(retryAfterMs).toBe(Math.min(30_000, Math.max(1_000, turn)))
        expect(queue.knock({ ticket, clientId: '', now: START + turn - 1 }).admitted).toBe(false)
        expect(queue.knock({ ticket, clientId: '', now: START + turn }).admitted).toBe(true)
      }),
    )
  })

  it('admits each caller who follows the reported times within the first estimate', () => {
    const queue = queueOf(200, 1200)
    const first = waitingOf(queue.knock({ clientId: '', now: START }))
    const promised = ((first.place ?? NaN) * MINUTE) / (first.ratePerMinute ?? NaN)
    let now = START
    let waiting = first
    for (;;) {
      now += waiting.retryAfterMs ?? NaN
      const answer = queue.knock({ ticket: waiting.ticket, clientId: '', now })
      if (answer.admitted) break
      waiting = waitingOf(answer)
    }
    expect({ promised, taken: now - START }).toEqual({ promised: 10_050, taken: 10_050 })
  })
})

describe('queue tickets', () => {
  it('are valid header values', () => {
    const { ticket } = waitingOf(queueOf(5, 60).knock({ clientId: '', now: START }))
    expect(ticket).toMatch(/^[A-Za-z0-9._-]{1,200}$/)
  })

  it('preserve the position over reloads and repeated use', () => {
    const queue = queueOf(100, 60)
    const { ticket } = waitingOf(queue.knock({ clientId: '', now: START }))
    const places = [1, 2, 3].map(() => waitingOf(queue.knock({ ticket, clientId: '', now: START + 10_000 })).place)
    expect(places).toEqual([91, 91, 91])
  })

  it('lead to the last position if forged, truncated, changed or of another queue', () => {
    const queue = queueOf(10, 60)
    const { ticket } = waitingOf(queue.knock({ clientId: '', now: START }))
    const [number, signature] = ticket.split('.')
    const other = waitingOf(queueOf(0, 60).knock({ clientId: '', now: START })).ticket
    const shown = [
      undefined,
      '',
      number,
      `${number}.`,
      `1.${signature}`,
      `${number}.${signature.slice(0, -1)}`,
      `${ticket}.x`,
      ` ${ticket}`,
      other,
    ]
    const places = shown.map((each) => waitingOf(queue.knock({ ticket: each, clientId: '', now: START })).place)
    expect(places).toEqual(shown.map((_, index) => 12 + index))
  })

  it('never admit a caller if they are random texts', () => {
    const queue = queueOf(3, 60)
    queue.knock({ clientId: '', now: START })
    fc.assert(
      fc.property(fc.string(), (ticket) => {
        expect(queue.knock({ ticket, clientId: '', now: START }).admitted).toBe(false)
      }),
    )
  })

  it('are valid for one admission only', () => {
    const queue = queueOf(0, 60)
    const { ticket } = waitingOf(queue.knock({ clientId: '', now: START }))
    expect(queue.knock({ ticket, clientId: '', now: START + 5_000 }).admitted).toBe(true)
    expect(waitingOf(queue.knock({ ticket, clientId: '', now: START + 5_000 })).place).toBe(1)
  })
})

describe('an admitted caller whose call failed', () => {
  it.each(['all', 'nothing'] as const)('is admitted again only once (the queue reports: %s)', (tells) => {
    const queue = queueOf(0, 60, tells)
    const knock = (ticket: string | undefined, after: number) =>
      queue.knock({ ticket, clientId: 'a', now: START + after })
    const first = knock(undefined, 0)
    const ticket = first.admitted ? undefined : first.waiting?.ticket
    const entered = knock(ticket, 5_000)
    if (entered.admitted) entered.giveBack()
    expect(entered.admitted).toBe(true)
    expect(knock(ticket, 5_000).admitted).toBe(true)
    expect(knock(ticket, 5_000).admitted).toBe(false)
  })
})

describe('the data that a queue reports to its callers', () => {
  it.each([
    ['all', { place: 11, ratePerMinute: 60, retryAfterMs: 11_000 }],
    ['place', { place: 11, ratePerMinute: null, retryAfterMs: null }],
    ['rate', { place: null, ratePerMinute: 60, retryAfterMs: null }],
  ] as const)('can be limited to: %s', (tells, facts) => {
    expect(waitingOf(queueOf(10, 60, tells).knock({ clientId: '', now: START }))).toMatchObject(facts)
  })

  it('can be omitted; the client id then identifies the caller', () => {
    const queue = queueOf(1, 60, 'nothing')
    const knock = (who: string, after: number) => queue.knock({ clientId: who, now: START + after })
    expect(knock('a', 0)).toEqual({ admitted: false, waiting: null })
    expect(knock('b', 0)).toEqual({ admitted: false, waiting: null })
    expect(knock('a', 1_999).admitted).toBe(false)
    expect(knock('a', 2_000).admitted).toBe(true)
    expect(knock('b', 2_999).admitted).toBe(false)
    expect(knock('b', 3_000).admitted).toBe(true)
    expect(knock('a', 3_000).admitted).toBe(false)
  })
})

describe('the clock of a queue', () => {
  it('preserves positions when it is set back, and admits callers when set forward', () => {
    const queue = queueOf(100, 60)
    const { ticket } = waitingOf(queue.knock({ clientId: '', now: START }))
    const place = (now: number) => waitingOf(queue.knock({ ticket, clientId: '', now })).place
    expect([place(START + 30_000), place(START - MINUTE), place(START - MINUTE + 10_000)]).toEqual([71, 71, 61])
    expect(queue.knock({ ticket, clientId: '', now: START + 2 * MINUTE }).admitted).toBe(true)
  })
})
