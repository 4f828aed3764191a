import fc from 'fast-check'
import { type Importance, WEIGHT } from '@/request/call'
import { AT_ONCE, createScheduler, moreImportant, type Ticket } from '@/request/scheduler'

/** Maximum number of slots for each importance, as in src/request/README.md. */
const PLACES: Record<Importance, number> = { critical: 10, high: 9, medium: 8, low: 6 }
const IMPORTANCES = Object.keys(WEIGHT) as Importance[]

type Act =
  | { do: 'enter'; as: Importance }
  | { do: 'raise'; which: number; to: Importance }
  | { do: 'leave'; which: number }

const importance = fc.constantFrom(...IMPORTANCES)
const acts = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('enter' as const), as: importance }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('raise' as const), which: fc.nat(), to: importance }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('leave' as const), which: fc.nat() }) },
  ),
  { maxLength: 120 },
)

interface Entry {
  id: number
  importance: Importance
}

/** Creates a simple model of the queue. Instead of using a heap, it inspects every entry each time. */
const createModel = () => {
  let waiting: Entry[] = []
  let running: Entry[] = []
  const started: number[] = []
  const pump = () => {
    for (;;) {
      const [first] = [...waiting].sort((a, b) => WEIGHT[a.importance] - WEIGHT[b.importance] || a.id - b.id)
      if (!first || running.length >= PLACES[first.importance]) return
      waiting = waiting.filter((each) => each !== first)
      running.push(first)
      started.push(first.id)
    }
  }
  return {
    started,
    running: () => running,
    waiting: () => waiting,
    enter: (entry: Entry) => {
      waiting.push(entry)
      pump()
    },
    raise: (id: number, to: Importance) => {
      const entry = waiting.find((each) => each.id === id)
      if (entry && WEIGHT[to] < WEIGHT[entry.importance]) entry.importance = to
      pump()
    },
    leave: (id: number) => {
      running = running.filter((each) => each.id !== id)
      pump()
    },
  }
}

const settle = async () => {
  for (let round = 0; round < 3; round++) await Promise.resolve()
}

/**
 * Applies the same actions to the scheduler and to the model. Requests to cancel or raise are selected from the model's
 * lists.
 */
const drive = () => {
  const scheduler = createScheduler()
  const model = createModel()
  const tickets: Ticket[] = []
  const releases = new Map<number, () => void>()
  const started: number[] = []
  const act = (what: Act) => {
    if (what.do === 'enter') {
      const id = tickets.length
      model.enter({ id, importance: what.as })
      const ticket = scheduler.enter(what.as)
      tickets.push(ticket)
      void ticket.ready.then((release) => {
        started.push(id)
        releases.set(id, release)
      })
    } else if (what.do === 'raise' && tickets.length > 0) {
      const id = what.which % tickets.length
      model.raise(id, what.to)
      tickets[id]?.raise(what.to)
    } else if (what.do === 'leave' && model.running().length > 0) {
      const { id } = model.running()[what.which % model.running().length]!
      model.leave(id)
      releases.get(id)?.()
      // A slot that is released twice must count as only one free slot.
      releases.get(id)?.()
    }
  }
  return { act, model, started, entered: () => tickets.length }
}

describe('the scheduler in any sequence of events', () => {
  it('starts the same requests as a simple model, in the same order', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (course) => {
        const { act, model, started } = drive()
        for (const each of course) {
          act(each)
          await settle()
          expect(started).toEqual(model.started)
          expect(model.running().length).toBeLessThanOrEqual(AT_ONCE)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('delays critical requests only while all ten slots are in use', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (course) => {
        const { act, model, started } = drive()
        for (const each of course) {
          const before = model.waiting().map((entry) => ({ ...entry }))
          const from = started.length
          act(each)
          await settle()
          const waiting = model.waiting()
          if (waiting.some((entry) => entry.importance === 'critical')) expect(model.running()).toHaveLength(AT_ONCE)
          for (const id of started.slice(from)) {
            const own = model.running().find((entry) => entry.id === id)!.importance
            const passed = before.filter((entry) => waiting.some((still) => still.id === entry.id))
            expect(passed.filter((entry) => moreImportant(entry.importance, own))).toEqual([])
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('eventually starts every request as slots are released', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (course) => {
        const { act, model, started, entered } = drive()
        for (const each of course) {
          act(each)
          await settle()
        }
        while (model.running().length > 0) {
          act({ do: 'leave', which: 0 })
          await settle()
        }
        expect([...started].sort((a, b) => a - b)).toEqual(Array.from({ length: entered() }, (_, id) => id))
      }),
      { numRuns: 300 },
    )
  })
})

describe('the limits by importance', () => {
  it('equal the values of the specification (shell §9)', () => {
    expect(WEIGHT).toEqual({ critical: 1, high: 10, medium: 20, low: 30 })
  })
})
