import { extendHold, holdSeats, seatHoldOf } from '@/api/seats'
import { SeatHoldModel } from '@/components/seat/hold/hold.model'
import { SEAT_CODES } from '@/domain/business-codes/seat'
import { RequestError } from '@/request/errors'
import { aSeatHold } from '../../../support/data/seat-hold'
import { seatWorld } from '../../../support/seat-gateway'
import { fakeClock } from '../../../support/fake-clock'
import { type Answers, fakeGateway, offline } from '../../../support/fake-gateway'

const open = () => {
  const world = seatWorld(['......'])
  let made = 0
  const holding = new SeatHoldModel(world.services, { showId: 'S1', sessionId: 'N1' }, () => `key-${++made}`)
  return { ...world, holding }
}

describe('a request for a seat hold', () => {
  test('sends seats, seat map version and a new idempotency key', async () => {
    const { holding, sentTo } = open()
    expect(await holding.request(['A-1-2', 'A-1-1'], '1')).toMatchObject({ kind: 'held' })
    expect(sentTo(holdSeats)).toEqual([
      { showId: 'S1', sessionId: 'N1', seatIds: ['A-1-1', 'A-1-2'], version: '1', idempotencyKey: 'key-1' },
    ])
    expect(holding.running).toBe(true)
    await holding.request(['A-1-1', 'A-1-2'], '1')
    expect(sentTo(holdSeats).at(-1)).toMatchObject({ idempotencyKey: 'key-2' })
  })

  test('reuses the idempotency key for equal seats, and creates one for other seats', async () => {
    const { holding, world } = open()
    world.offline = true
    expect(await holding.request(['A-1-1'], '1')).toMatchObject({ kind: 'unknown' })
    expect(holding.busy).toBe(false)
    await holding.request(['A-1-1'], '1')
    await holding.request(['A-1-2'], '1')
    world.offline = false
    await holding.request(['A-1-2'], '1')
    expect(world.keys).toEqual(['key-1', 'key-1', 'key-2', 'key-2'])
  })

  test('returns reason, seats and nearest free seats after a refusal, then renews the key', async () => {
    const { holding, world } = open()
    world.refusing = { code: SEAT_CODES.seatTaken, seatIds: ['A-1-1'], nearest: ['A-1-3'] }
    expect(await holding.request(['A-1-1'], '1')).toMatchObject({
      kind: 'refused',
      code: SEAT_CODES.seatTaken,
      seatIds: ['A-1-1'],
      nearest: ['A-1-3'],
    })
    await holding.request(['A-1-1'], '1')
    expect(world.keys).toEqual(['key-1', 'key-2'])
  })

  test('treats a refusal that has an unknown code as an unknown outcome', async () => {
    const { holding, world } = open()
    world.refusing = { code: 22030101 }
    expect(await holding.request(['A-1-1'], '1')).toMatchObject({ kind: 'unknown' })
  })
})

describe('a seat hold', () => {
  test('is restored after an app restart', async () => {
    const { holding, services, clock } = open()
    await holding.request(['A-1-1'], '1')
    const later = new SeatHoldModel(services, { showId: 'S1', sessionId: 'N1' })
    expect(await later.find()).toBe('running')
    expect(later.hold?.expiresAt).toBe(clock.now() + 480_000)
  })

  test('is reported as lost only if it disappears before its expiry', async () => {
    const { holding, world, clock } = open()
    expect(await holding.find()).toBe('none')
    await holding.request(['A-1-1'], '1')
    world.hold = null
    expect(await holding.find()).toBe('gone')
    await holding.request(['A-1-1'], '1')
    world.hold = null
    clock.set(clock.now() + 480_001)
    expect(await holding.find()).toBe('none')
    expect(holding.running).toBe(false)
  })

  test('is extended as often as the sale rules allow', async () => {
    const { holding, clock } = open()
    await holding.request(['A-1-1'], '1')
    clock.set(clock.now() + 100_000)
    expect(await holding.extend()).toBeNull()
    expect(holding.hold?.expiresAt).toBe(clock.now() + 480_000)
    expect(holding.canExtend).toBe(false)
    expect(await holding.extend()).toBeInstanceOf(RequestError)
    expect(holding.running).toBe(true)
  })

  test('ends when the gateway rejects an extension because the hold has expired', async () => {
    const { holding, world } = open()
    await holding.request(['A-1-1'], '1')
    world.hold = null
    expect(await holding.extend()).toBeInstanceOf(RequestError)
    expect(holding.running).toBe(false)
  })

  test('is released on request', async () => {
    const { holding, world } = open()
    await holding.request(['A-1-1'], '1')
    world.offline = true
    expect(await holding.release()).toBeInstanceOf(RequestError)
    expect(holding.running).toBe(true)
    world.offline = false
    expect(await holding.release()).toBeNull()
    expect([holding.running, world.hold]).toEqual([false, null])
  })
})

describe('a seat hold that is loaded by its id', () => {
  const END = Date.UTC(2026, 10, 20, 2, 8)
  const held = aSeatHold({ expiresAt: END })
  const gone = () => {
    throw new RequestError({ kind: 'business', statusCode: SEAT_CODES.holdOver })
  }
  const missing = () => {
    throw new RequestError({ kind: 'http', httpCode: 404 })
  }
  const load = async (answers: Answers = [], holdId: string | undefined = 'H1') => {
    const { client, sent } = fakeGateway([[seatHoldOf, () => held], ...answers])
    const notify = jest.fn()
    const deps = { client, clock: fakeClock(END - 60_000), notify }
    const holding = new SeatHoldModel(deps, { showId: 'S1', sessionId: 'N1', holdId })
    await holding.load()
    return { holding, notify, sent }
  }

  test('is loaded together with its expiry', async () => {
    const { holding } = await load()
    expect(holding).toMatchObject({ expiresAt: END, running: true, canExtend: true, over: false })
  })

  test('is empty if the id is empty', async () => {
    const { holding, sent } = await load([], '')
    expect(sent).toEqual([])
    expect(holding).toMatchObject({ expiresAt: null, running: false, over: false })
  })

  test('expires at the later of the hold’s expiry and the price’s expiry', async () => {
    const { holding } = await load([[seatHoldOf, offline]])
    expect(holding.running).toBe(false)
    holding.updateExpiry(END)
    expect(holding).toMatchObject({ expiresAt: END, running: true, canExtend: false })
    const loaded = await load()
    loaded.holding.updateExpiry(END + 1)
    loaded.holding.updateExpiry(null)
    expect(loaded.holding).toMatchObject({ expiresAt: END + 1, canExtend: true })
  })

  test.each([
    ['has ended', gone],
    ['does not exist', missing],
  ])('is over if it %s, even if the price has an expiry', async (_, answer) => {
    const { holding } = await load([[seatHoldOf, answer]])
    holding.updateExpiry(END)
    expect(holding).toMatchObject({ over: true, running: false, expiresAt: null })
  })

  test('shows the reason of a failed extension, unless the hold is over', async () => {
    const failed = await load([[extendHold, offline]])
    await failed.holding.extend()
    expect(failed.notify).toHaveBeenCalledTimes(1)
    expect(failed.holding).toMatchObject({ expiresAt: END, running: true, busy: false })
    const late = await load([[extendHold, gone]])
    await late.holding.extend()
    expect(late.notify).not.toHaveBeenCalled()
    expect(late.holding.over).toBe(true)
  })
})
