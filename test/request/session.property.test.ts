import fc from 'fast-check'
import { RequestError } from '@/request/errors'
import { open, read, type RefreshFate, type Served, sessionWorld, subscribe, write } from './session-world'
import { shareOf } from '../support/scope'

// Each test makes many thousands of calls. On a busy machine, this takes longer than Jest's default timeout of 5 s.
jest.setTimeout(240_000)

jest.setTimeout(240_000)

type World = ReturnType<typeof sessionWorld>
type Kind = 'read' | 'same' | 'open' | 'write' | 'subscribe'
type Event =
  | { do: 'call'; kind: Kind }
  | { do: 'expire' }
  | { do: 'leave' }
  | { do: 'replace' }
  | { do: 'login'; user: 'ann' | 'bob' }

const aCall = fc.record({
  do: fc.constant('call' as const),
  kind: fc.constantFrom<Kind>('read', 'same', 'open', 'write', 'subscribe'),
})
const some = (weight: number, ...events: Event[]) => ({ weight, arbitrary: fc.constantFrom(...events) })
const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  { weight: 8, arbitrary: aCall },
  some(3, { do: 'expire' }, { do: 'leave' }, { do: 'replace' }),
  some(2, { do: 'login', user: 'ann' }, { do: 'login', user: 'bob' }),
)
const quietEvent: fc.Arbitrary<Event> = fc.oneof({ weight: 6, arbitrary: aCall }, some(1, { do: 'expire' }))
/** Number of event sequences that are generated for each property. */
const RUNS = { numRuns: shareOf(250) }

const CALLS = { read, same: read, open, write, subscribe }
/** The call number that all equal GETs have. */
const SHARED = 1_000_000

interface Asked {
  n: number
  kind: Kind
  user: string
  outcome: Served | RequestError | 'nothing yet'
}

/** Runs the simulation to its end. Returns every call with its outcome. */
const live = (world: World) => {
  const calls: Asked[] = []
  const act = (event: Event) => {
    if (event.do === 'expire') world.expire()
    else if (event.do === 'leave') world.leave()
    else if (event.do === 'replace') world.replace()
    else if (event.do === 'login') world.login(event.user)
    else {
      const n = event.kind === 'same' ? SHARED : calls.length
      const call: Asked = { n, kind: event.kind, user: world.account.userId, outcome: 'nothing yet' }
      calls.push(call)
      world.client.call(CALLS[event.kind], { n }).then(
        (value: Served) => void (call.outcome = value),
        (error: RequestError) => void (call.outcome = error),
      )
    }
  }
  return { calls, act }
}

const fates: RefreshFate[] = ['granted', 'refused', 'offline', 'broken', 'portal']

/** Runs until no request is pending and no promise can continue. */
const end = async (s: fc.Scheduler) => {
  do {
    await s.waitIdle()
    await new Promise((resolve) => setImmediate(resolve))
  } while (s.count() > 0)
}

const play = async (s: fc.Scheduler, events: readonly Event[], fate?: () => RefreshFate) => {
  const world = sessionWorld((what) => s.schedule(Promise.resolve(), what), fate)
  const { calls, act } = live(world)
  s.scheduleSequence(events.map((event) => async () => act(event)))
  await end(s)
  return { world, calls }
}

/** Checks the rules for every generated order of requests, responses, expiries, logouts and logins. */
const expectHonest = (world: World, calls: readonly Asked[]) => {
  for (const { n, kind, user, outcome } of calls) {
    expect(outcome).not.toBe('nothing yet')
    if (outcome instanceof RequestError) continue
    // The response must belong to this call and to this user.
    expect(outcome).toMatchObject(kind === 'open' ? { n } : { n, user })
  }
  for (const { n, kind, outcome } of calls.filter((call) => call.kind !== 'same')) {
    // A call may be sent again once after it has renewed the token, and once because a newer token already existed.
    expect(world.sendings(n)).toBeLessThanOrEqual(3)
    const times = world.changed.filter((each) => each.n === n).length
    if (kind === 'write' || kind === 'subscribe') expect(times).toBe(outcome instanceof RequestError ? 0 : 1)
  }
}

describe('a session with calls, expiries, logouts and logins in any order', () => {
  it('returns to each call its own response or a failure, and repeats no write', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(anyEvent, { maxLength: 25 }),
        fc.infiniteStream(fc.constantFrom(...fates)),
        async (s, events, fate) => {
          const { world, calls } = await play(s, events, () => fate.next().value as RefreshFate)
          expectHonest(world, calls)
        },
      ),
      RUNS,
    )
  })

  it('does not log out after a successful renewal, and renews no token twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(anyEvent, { maxLength: 25 }), async (s, events) => {
        const first = events.findIndex((event) => event.do === 'expire')
        const oneExpiry = events.filter((event, at) => event.do !== 'expire' || at === first)
        const { world, calls } = await play(s, oneExpiry)
        expectHonest(world, calls)
        expect(world.loggedOut).toEqual([])
        expect(new Set(world.asked).size).toBe(world.asked.length)
      }),
      RUNS,
    )
  })

  it('does not log out if a renewal cannot connect', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(anyEvent, { maxLength: 25 }),
        fc.constantFrom<RefreshFate>('offline', 'broken', 'portal'),
        async (s, events, fate) => {
          const { world, calls } = await play(s, events, () => fate)
          expectHonest(world, calls)
          expect(world.loggedOut).toEqual([])
        },
      ),
      RUNS,
    )
  })

  it('ends only the login whose renewal was refused, and ends it once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(anyEvent, { maxLength: 25 }), async (s, events) => {
        const { world, calls } = await play(s, events, () => 'refused')
        expectHonest(world, calls)
        // Each token was renewed at most once. Its user was logged out at most once, or had logged out earlier.
        expect(new Set(world.asked).size).toBe(world.asked.length)
        expect(new Set(world.loggedOut).size).toBe(world.loggedOut.length)
        expect(world.asked).toEqual(expect.arrayContaining(world.loggedOut))
      }),
      RUNS,
    )
  })

  it('logs out exactly once after a refused renewal', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(quietEvent, { minLength: 1, maxLength: 25 }), async (s, events) => {
        const { world, calls } = await play(s, events, () => 'refused')
        expectHonest(world, calls)
        expect(world.asked.length).toBeLessThanOrEqual(1)
        expect(world.loggedOut).toEqual(world.asked)
      }),
      RUNS,
    )
  })
})

const AT_ONCE = shareOf(1_000)

describe(`${AT_ONCE} parallel calls with an expired token`, () => {
  const crowd = async (s: fc.Scheduler, fate: RefreshFate) => {
    const world = sessionWorld(
      (what) => s.schedule(Promise.resolve(), what),
      () => fate,
    )
    world.expire()
    const { calls, act } = live(world)
    for (let n = 0; n < AT_ONCE; n++) act({ do: 'call', kind: n % 3 === 0 ? 'write' : 'read' })
    await end(s)
    return { world, calls }
  }
  const check = (fate: RefreshFate, holds: (world: World, calls: Asked[]) => void) =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), async (s) => {
        const { world, calls } = await crowd(s, fate)
        expect(calls).toHaveLength(AT_ONCE)
        holds(world, calls)
      }),
      { numRuns: 3 },
    )

  it('receive their own responses after a single renewal', () =>
    check('granted', (world, calls) => {
      expect(calls.map(({ outcome }) => outcome)).toEqual(calls.map(({ n }) => ({ user: 'ann', n })))
      expect(world.asked).toHaveLength(1)
      expect(world.deps.refresh).toHaveBeenCalledTimes(1)
      expect(world.deps.logout).not.toHaveBeenCalled()
      expect(world.changed).toHaveLength(Math.ceil(AT_ONCE / 3))
      for (const { n } of calls) expect(world.sendings(n)).toBeLessThanOrEqual(2)
    }))

  it('cause a single logout if the renewal is refused, and all fail', () =>
    check('refused', (world, calls) => {
      for (const { outcome } of calls) expect(outcome).toMatchObject({ name: 'RequestError', kind: 'auth' })
      expect(world.asked).toHaveLength(1)
      expect(world.deps.logout).toHaveBeenCalledTimes(1)
      expect(world.changed).toEqual([])
    }))

  it('fail without a logout if the renewal has no network', () =>
    check('offline', (world, calls) => {
      for (const { outcome } of calls) expect(outcome).toMatchObject({ name: 'RequestError', kind: 'network' })
      expect(world.deps.logout).not.toHaveBeenCalled()
      expect(world.account.token).not.toBe('')
    }))
})
