import { ENVELOPE_CODES } from '@/domain/business-codes/envelope'
import { PURCHASE_CODES } from '@/domain/business-codes/purchase'
import { SEAT_CODES } from '@/domain/business-codes/seat'
import { applyDue } from '../../../../../scripts/gateway/core/due'
import { writeCombo } from '../../../../support/combos'
import { useGateway } from '../../../support/gateway'
import { itemOf, PARTS, setsOf } from '../../../support/hold-sets'
import { BOX, seatHall } from '../../../support/seats'
import { newKey, PLAY, type Shopper, shopperOf } from '../../../support/shopper'

const HOLD = 'show/buyer/v1/seat_hold'
const MINUTE = 60_000
const COMBO = 'CBT1'

const test = useGateway()
let ann: Shopper
let ben: Shopper
let userIds: string[]
beforeAll(async () => {
  const buyers = [await test.signIn('13911120001'), await test.signIn('13911120002')]
  userIds = buyers.map(({ userId }) => userId)
  await writeCombo(test.gateway.context, COMBO, PARTS)
  await writeCombo(test.gateway.context, 'CBT2', PARTS)
})

const box = seatHall(() => test)
const secondBox = seatHall(() => test, { ...BOX, sessionId: 'S2101N02' })
const opera = seatHall(() => test, { showId: 'S6101', sessionId: 'S6101N01' })
const play = seatHall(() => test, PLAY)
const halls = [box, secondBox, opera, play]
const stocks = () => Promise.all(halls.map((hall) => hall.stocks()))
const minutesLeft = (until: number) => Math.round((until - test.clock.now()) / MINUTE)
const ITEMS = () => [itemOf('S2101N01', 2), itemOf('S6101N01', 3), itemOf('S2001N02', 2)]

/** Moves the clock by more than an hour, so that the limit of the total holding time does not refuse the next holds. */
const passTime = async (ms = 61 * MINUTE) => {
  await test.clock.advance(ms)
  await applyDue(test.gateway.context.db, test.clock.now(), {})
}
/** Logs the buyers in again, because their tokens end while the clock moves. */
const logIn = async () => {
  ann = await shopperOf(test, userIds[0]!)
  ben = await shopperOf(test, userIds[1]!)
}
beforeEach(logIn)
afterEach(() => passTime())

describe('a hold set', () => {
  it('holds adjacent seats and units of all sessions with one end', async () => {
    const before = await stocks()
    const { body } = await setsOf(ann, COMBO).create(ITEMS())
    const { holdSetId, expiresAt, items } = body.data
    expect(body.data).toMatchObject({ promotionId: COMBO, extensionsLeft: 1 })
    expect(minutesLeft(expiresAt)).toBe(8)
    expect(items).toMatchObject(ITEMS())
    expect(items[0]).toMatchObject({ seatPlanName: '中区', seats: [{ seatDesc: expect.stringContaining('排') }, {}] })
    expect(items.map(({ seats }: { seats: object[] }) => seats.length)).toEqual([2, 2, 0])
    expect(await stocks()).toEqual([before[0]! - 2, before[1], before[2]! - 2, before[3]! - 2])
    expect(await setsOf(ann, COMBO).current()).toEqual(body.data)
    expect(await setsOf(ben, COMBO).current()).toBeNull()
    const { hold } = (await ann.get(`${HOLD}/current?sessionId=S6101N01`)).body.data
    expect(hold).toMatchObject({ holdSetId, expiresAt, extensionsLeft: 1 })
  })

  it('holds the picked seats of a session', async () => {
    const seatIds = await secondBox.best('count=2&seatPlanId=S2101N02P3')
    const { body } = await setsOf(ann, COMBO).create([itemOf('S2101N02', 3, { seatIds })])
    expect(body.data.items[0].seats.map(({ seatId }: { seatId: string }) => seatId)).toEqual(seatIds)
  })

  it('is created once for a repeated key', async () => {
    const sets = setsOf(ann, COMBO)
    const key = { idempotencyKey: newKey() }
    const first = await sets.create(ITEMS(), key)
    const before = await stocks()
    expect((await sets.create(ITEMS(), key)).body.data).toEqual(first.body.data)
    expect(await stocks()).toEqual(before)
    expect((await sets.create([itemOf('S2101N01', 1)], key)).body.statusCode).toBe(PURCHASE_CODES.keyReused)
    await sets.release(first.body.data.holdSetId)
    expect((await sets.create(ITEMS(), key)).body.statusCode).toBe(SEAT_CODES.holdOver)
  })

  it('replaces the earlier set of the combo, and frees its other sessions', async () => {
    const before = await stocks()
    const sets = setsOf(ann, COMBO)
    const first = await sets.create(ITEMS())
    const seatIds = first.body.data.items[0].seats.map(({ seatId }: { seatId: string }) => seatId)
    // The own held seats count as free.
    const second = await sets.create([itemOf('S2101N01', 2, { seatIds }), itemOf('S2001N02', 2)])
    expect(second.body.statusCode).toBe(ENVELOPE_CODES.success)
    expect(await stocks()).toEqual([before[0]! - 2, before[1], before[2], before[3]! - 2])
    expect((await sets.current()).holdSetId).toBe(second.body.data.holdSetId)
    expect((await sets.extend(first.body.data.holdSetId)).body.statusCode).toBe(SEAT_CODES.holdOver)
    expect((await sets.release(first.body.data.holdSetId)).body.data).toEqual({ released: true })
    expect((await sets.current()).holdSetId).toBe(second.body.data.holdSetId)
  })

  it('ends the whole set of another combo with seats in one of its sessions', async () => {
    const before = await stocks()
    await setsOf(ann, COMBO).create(ITEMS())
    await setsOf(ann, 'CBT2').create([itemOf('S2101N02', 1), itemOf('S6101N01', 5)])
    expect(await setsOf(ann, COMBO).current()).toBeNull()
    expect(await stocks()).toEqual([before[0], before[1]! - 2, before[2]! - 2, before[3]])
  })

  it('is extended once, with all its holds', async () => {
    const sets = setsOf(ann, COMBO)
    const { holdSetId } = (await sets.create(ITEMS())).body.data
    await test.clock.advance(5 * MINUTE)
    const { body } = await sets.extend(holdSetId)
    expect(body.data.extensionsLeft).toBe(0)
    expect(minutesLeft(body.data.expiresAt)).toBe(8)
    const { hold } = (await ann.get(`${HOLD}/current?sessionId=S2101N01`)).body.data
    expect(hold).toMatchObject({ extensionsLeft: 0, expiresAt: body.data.expiresAt })
    expect((await sets.extend(holdSetId)).body.statusCode).toBe(SEAT_CODES.holdExtended)
    const stranger = setsOf(ben, COMBO)
    expect((await stranger.extend(holdSetId)).status).toBe(404)
    expect((await stranger.release(holdSetId)).status).toBe(404)
  })

  it('returns everything once when it is released or expires', async () => {
    const before = await stocks()
    const sets = setsOf(ann, COMBO)
    const { holdSetId } = (await sets.create(ITEMS())).body.data
    for (let times = 0; times < 2; times += 1)
      expect((await sets.release(holdSetId)).body.data).toEqual({ released: true })
    expect(await stocks()).toEqual(before)
    await sets.create(ITEMS())
    await test.clock.advance(8 * MINUTE)
    expect(await sets.current()).toBeNull()
    // Another buyer of one of its sessions applies the expiry of the whole set.
    await box.hold(ben.token, await box.best('count=1&seatPlanId=S2101N01P1'))
    expect(await stocks()).toEqual([before[0]! - 1, ...before.slice(1)])
  })

  it('takes the seats of a set that has just expired', async () => {
    const { items } = (await setsOf(ann, COMBO).create([itemOf('S2101N01', 2)])).body.data
    const seatIds = items[0].seats.map(({ seatId }: { seatId: string }) => seatId)
    const taken = [itemOf('S2101N01', 2, { seatIds })]
    expect((await setsOf(ben, COMBO).create(taken)).body.statusCode).toBe(SEAT_CODES.seatTaken)
    await test.clock.advance(8 * MINUTE)
    expect((await setsOf(ben, COMBO).create(taken)).body.statusCode).toBe(ENVELOPE_CODES.success)
  })

  it('cannot be held longer than holds of one session in an hour', async () => {
    const sets = setsOf(ann, COMBO)
    for (let times = 0; times < 3; times += 1) {
      expect((await sets.create([itemOf('S2101N01', 2), itemOf('S2001N02', 2)])).body.statusCode).toBe(200)
      await passTime(8 * MINUTE)
    }
    // Another session with seats does not start the time again, because the combo has a limit, too.
    const { statusCode } = (await sets.create([itemOf('S2101N02', 2), itemOf('S2001N02', 2)])).body
    expect(statusCode).toBe(SEAT_CODES.holdTotal)
  })
})

describe('a single hold in a session of a set', () => {
  it('remains if a set is refused, and is replaced if the set takes its session', async () => {
    const seatIds = await box.best('count=2&seatPlanId=S2101N01P2')
    const { holdId } = (await box.hold(ann.token, seatIds)).body.data
    const taken = await opera.best('count=2&seatPlanId=S6101N01P3')
    await opera.hold(ben.token, taken)
    const before = await stocks()
    const refused = await setsOf(ann, COMBO).create([itemOf('S2101N01', 2), itemOf('S6101N01', 3, { seatIds: taken })])
    expect(refused.body.statusCode).toBe(SEAT_CODES.seatTaken)
    expect(await stocks()).toEqual(before)
    expect((await ann.get(`${HOLD}/${holdId}`)).body.data).toMatchObject({ holdId, holdSetId: '' })
    await setsOf(ann, COMBO).create([itemOf('S2101N02', 2)])
    expect((await ann.get(`${HOLD}/${holdId}`)).status).toBe(200)
    await setsOf(ann, COMBO).create([itemOf('S2101N01', 2, { seatIds })])
    expect((await ann.get(`${HOLD}/${holdId}`)).status).toBe(404)
    expect(await box.stocks()).toBe(before[0])
  })

  it('cannot be changed, replaced or ordered alone', async () => {
    const { holdSetId } = (await setsOf(ann, COMBO).create(ITEMS())).body.data
    const { hold } = (await ann.get(`${HOLD}/current?sessionId=S2101N01`)).body.data
    const answers = [
      await ann.post(`${HOLD}/${hold.holdId}/extend`, {}),
      await test.ask(`${HOLD}/${hold.holdId}`, { method: 'DELETE', token: ann.token }),
      await box.hold(ann.token, await box.best('count=2')),
      await ann.preOrder({ ...BOX, items: [], holdId: hold.holdId }),
    ]
    expect(answers.map(({ body }) => body.statusCode)).toEqual(answers.map(() => SEAT_CODES.holdInSet))
    expect((await setsOf(ann, COMBO).current()).holdSetId).toBe(holdSetId)
  })
})

describe('a refused set', () => {
  it('holds nothing, and returns the reason and the alternatives of each item', async () => {
    const taken = await box.best('count=2&seatPlanId=S2101N01P2')
    await box.hold(ben.token, taken)
    const { db } = test.gateway.context
    const tier = db.updateTable('stocks').where('seat_plan_id', '=', 'S2001N02P2')
    const { remaining } = await db
      .selectFrom('stocks')
      .select('remaining')
      .where('seat_plan_id', '=', 'S2001N02P2')
      .executeTakeFirstOrThrow()
    await tier.set({ remaining: 1 }).execute()
    const before = await stocks()
    const { body } = await setsOf(ann, COMBO).create([
      itemOf('S2101N01', 2, { seatIds: taken }),
      itemOf('S6101N01', 3),
      itemOf('S2001N02', 2),
    ])
    expect(await stocks()).toEqual(before)
    await tier.set({ remaining }).execute()
    expect(body.statusCode).toBe(SEAT_CODES.seatTaken)
    expect(body.comments).toBe('座位刚被他人选走')
    const [first, second, ...others] = body.data.parts
    expect(others).toEqual([])
    expect(first).toMatchObject({
      partId: 'P1',
      sessionId: 'S2101N01',
      statusCode: SEAT_CODES.seatTaken,
      seatIds: taken,
    })
    expect(first.nearest).toHaveLength(2)
    expect(first.alternatives.map(({ seatPlanId }: { seatPlanId: string }) => seatPlanId)).toEqual([
      'S2101N01P1',
      'S2101N01P3',
      'S2101N02P2',
    ])
    for (const { seatIds } of first.alternatives) expect(seatIds).toHaveLength(2)
    expect(second).toMatchObject({
      sessionId: 'S2001N02',
      statusCode: PURCHASE_CODES.soldOut,
      seatIds: [],
      nearest: [],
    })
    expect(second.alternatives).toEqual(
      ['S2001N02P1', 'S2001N02P3', 'S2001N04P2'].map((seatPlanId) => ({
        ...{ showId: 'S2001', sessionId: seatPlanId.slice(0, 8), seatPlanId, seatIds: [] },
      })),
    )
    expect(await setsOf(ann, COMBO).current()).toBeNull()
  })

  it('can be repaired with an alternative', async () => {
    const taken = await box.best('count=2&seatPlanId=S2101N01P2')
    await box.hold(ben.token, taken)
    const sets = setsOf(ann, COMBO)
    const rest = itemOf('S6101N01', 3)
    const { parts } = (await sets.create([itemOf('S2101N01', 2, { seatIds: taken }), rest])).body.data
    const [{ alternatives, nearest }] = parts
    const { showId, sessionId, seatPlanId, seatIds } = alternatives[2]
    const other = { partId: 'P1', showId, sessionId, seatPlanId, quantity: 2, seatIds }
    expect((await sets.create([other, rest])).body.statusCode).toBe(ENVELOPE_CODES.success)
    const nearestItem = itemOf('S2101N01', 2, { seatIds: nearest })
    expect((await sets.create([nearestItem, rest])).body.statusCode).toBe(ENVELOPE_CODES.success)
  })

  it('names limits, seats of another tier, and unknown seats', async () => {
    const sets = setsOf(ann, COMBO)
    const codeOf = async (...items: ReturnType<typeof itemOf>[]) => (await sets.create(items)).body.statusCode
    const seatIds = await box.best('count=2&seatPlanId=S2101N01P1')
    expect(await codeOf(itemOf('S2101N01', 2, { quantity: 7 }))).toBe(PURCHASE_CODES.limitReached)
    expect(await codeOf(itemOf('S2101N01', 2, { seatIds }))).toBe(SEAT_CODES.seatTiers)
    expect(await codeOf(itemOf('S2101N01', 2, { seatIds: ['A-1-1', 'Z-9-9'] }))).toBe(SEAT_CODES.seatUnknown)
    expect(await codeOf(itemOf('S2101N01', 2), itemOf('S2001N02', 2, { seatIds }))).toBe(SEAT_CODES.seatUnknown)
    expect(await codeOf(itemOf('S2101N01', 2, { seatIds: seatIds.slice(1) }))).toBe(ENVELOPE_CODES.badRequest)
    expect(await codeOf(itemOf('S2101N01', 2, { quantity: 1e9 }))).toBe(ENVELOPE_CODES.badRequest)
    expect(await codeOf(...Array.from({ length: 13 }, () => itemOf('S2101N01', 2)))).toBe(ENVELOPE_CODES.badRequest)
  })

  it('is not created for items that the combo has not', async () => {
    const sets = setsOf(ann, COMBO)
    const before = await stocks()
    const answers = [
      await sets.create([itemOf('S2001N02', 2)]),
      await sets.create([itemOf('S2101N01', 2), itemOf('S2001N03', 2)]),
      await sets.create([itemOf('S2101N01', 2), itemOf('S2101N01', 1)]),
      await sets.create([itemOf('S2101N01', 2), itemOf('S6101N01', 2, { quantity: 1 })]),
      await setsOf(ann, 'CB-none').create([itemOf('S2101N01', 2)]),
    ]
    for (const { body } of answers) expect(body.statusCode).not.toBe(ENVELOPE_CODES.success)
    expect(await stocks()).toEqual(before)
  })
})
