import { holdSeats } from '@/api/seats'
import { SeatHoldModel } from '@/components/seat/hold/hold.model'
import { SEAT_CODES } from '@/domain/business-codes/seat'
import { RequestError } from '@/request/errors'
import { seatWorld } from '../../../packages/show/pick-seat/support/seat-world'

const open = () => {
  const world = seatWorld(['......'])
  let made = 0
  const holding = new SeatHoldModel(world.services, { showId: 'S1', sessionId: 'N1' }, () => `key-${++made}`)
  return { ...world, holding }
}

describe('holding seats', () => {
  test('says which, of which plan, under a key of its own', async () => {
    const { holding, sentTo } = open()
    expect(await holding.request(['A-1-2', 'A-1-1'], '1')).toMatchObject({ kind: 'held' })
    expect(sentTo(holdSeats)).toEqual([
      { showId: 'S1', sessionId: 'N1', seatIds: ['A-1-1', 'A-1-2'], version: '1', idempotencyKey: 'key-1' },
    ])
    expect(holding.running).toBe(true)
    await holding.request(['A-1-1', 'A-1-2'], '1')
    expect(sentTo(holdSeats).at(-1)).toMatchObject({ idempotencyKey: 'key-2' })
  })

  test('a lost answer is asked for again under the same key, other seats under another', async () => {
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

  test('a refusal says why, where, and what is free close by; the next try is another one', async () => {
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

  test('a refusal that is not about seats leaves open what became of them', async () => {
    const { holding, world } = open()
    world.refusing = { code: 22030101 }
    expect(await holding.request(['A-1-1'], '1')).toMatchObject({ kind: 'unknown' })
  })
})

describe('a hold', () => {
  test('is found again by an app that was killed', async () => {
    const { holding, services, clock } = open()
    await holding.request(['A-1-1'], '1')
    const later = new SeatHoldModel(services, { showId: 'S1', sessionId: 'N1' })
    expect(await later.find()).toBe('running')
    expect(later.hold?.expiresAt).toBe(clock.now() + 480_000)
  })

  test('that ended before its time became an order; one whose time is up is over', async () => {
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

  test('is made longer as often as the sale allows, and then no more', async () => {
    const { holding, clock } = open()
    await holding.request(['A-1-1'], '1')
    clock.set(clock.now() + 100_000)
    expect(await holding.extend()).toBeNull()
    expect(holding.hold?.expiresAt).toBe(clock.now() + 480_000)
    expect(holding.canExtend).toBe(false)
    expect(await holding.extend()).toBeInstanceOf(RequestError)
    expect(holding.running).toBe(true)
  })

  test('that is over cannot be made longer, and is forgotten', async () => {
    const { holding, world } = open()
    await holding.request(['A-1-1'], '1')
    world.hold = null
    expect(await holding.extend()).toBeInstanceOf(RequestError)
    expect(holding.running).toBe(false)
  })

  test('is given back', async () => {
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
