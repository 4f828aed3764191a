import { sql } from 'kysely'
import { PURCHASE_CODES } from '@/domain/business-codes/purchase'
import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import { useGateway } from '../../../support/gateway'
import { newBuyers, newKey, PLAY, type Shopper, shopperOf } from '../../../support/shopper'
import { comboDesk, type Item, ITEMS, times } from './desk'

const test = useGateway()
const desk = comboDesk(test)
const buyers = newBuyers(test, '1392222')
const db = () => test.gateway.context.db

let ann: Shopper
beforeAll(async () => {
  await desk.write('CR1')
  await desk.write('CR2')
})
beforeEach(async () => {
  ann = await buyers.next()
})

/** Returns the number of parents and of orders, which must not change by a refusal. */
const ordered = async () => {
  const { rows } = await sql<object>`select (select count(*) from order_parents) as parents,
    (select count(*) from orders) as orders`.execute(db())
  return rows[0]
}

/** Returns an item of the second part of a combo: a tier of the show that is on sale. */
const onSale = async (showId: string): Promise<Item> => {
  const { seat_plan_id: seatPlanId, session_id: sessionId } = await db()
    .selectFrom('seat_plans as p')
    .innerJoin('sessions as n', 'n.session_id', 'p.session_id')
    .innerJoin('stocks as k', 'k.seat_plan_id', 'p.seat_plan_id')
    .select(['p.seat_plan_id', 'p.session_id'])
    .where('n.show_id', '=', showId)
    .where('n.state', '=', 'LISTED')
    .where('k.remaining', '>', 5)
    .where('p.unit_qty', '=', 1)
    .where('n.show_time', '>', test.clock.now() + 86_400_000)
    .executeTakeFirstOrThrow()
  return { partId: 'P2', showId, sessionId, seatPlanId, quantity: 1 }
}

/** Creates an order that must be refused. Returns the business code and the data of the refusal. */
const refused = async (buyer: Shopper, body: object) => {
  const before = await ordered()
  const { body: answer } = await desk.create(buyer, body)
  expect(await ordered()).toEqual(before)
  return { code: answer.statusCode, data: answer.data, comments: answer.comments }
}

describe('the input of an order of a combo', () => {
  it.each<[string, object]>([
    ['a missing combo', { promotionId: undefined }],
    ['tickets in addition to the set', { items: [{ seatPlanId: 'S2001N02P2', quantity: 1 }] }],
    ['goods in addition to the set', { items: [{ spu: { spuId: 'SPU1' }, quantity: 1 }] }],
    ['a single hold in addition to the set', { holdId: 'H1' }],
    ['a missing contact', { contact: undefined }],
    ['too many attendees', { attendees: [{ sessionId: 'S2001N02', audienceIds: Array(49).fill('A') }] }],
  ])('is refused for %s', async (_name, change) => {
    const body = await desk.bodyOf(ann, await desk.purchaseOf(ann, 'CR1'))
    const before = await ordered()
    expect((await desk.create(ann, { ...body, ...change })).status).toBe(400)
    expect(await ordered()).toEqual(before)
  })

  it.each<[string, object]>([
    ['a coupon', { couponId: 'C1' }],
    ['a card', { userCardInstanceId: 'U1' }],
    ['a cash card', { cashCards: ['U1'] }],
    ['a parcel', { deliverMethod: 'EXPRESS' }],
    ['an empty contact', { contact: {} }],
  ])('is refused for %s, also without its effect', async (_name, change) => {
    const purchase = await desk.purchaseOf(ann, 'CR1')
    const { code } = await refused(ann, { ...(await desk.bodyOf(ann, purchase)), ...change })
    expect(code).not.toBe(200)
    if (!('contact' in change)) expect((await ann.preOrder({ ...purchase, ...change })).body.statusCode).toBe(code)
  })
})

describe('the set of an order', () => {
  it('must belong to the buyer and to the combo', async () => {
    const body = await desk.bodyOf(ann, await desk.purchaseOf(ann, 'CR1'))
    const bob = await buyers.next()
    expect((await desk.create(bob, body)).status).toBe(404)
    expect((await bob.preOrder(body)).status).toBe(404)
    expect((await desk.create(ann, { ...body, promotionId: 'CR2' })).status).toBe(404)
    expect((await desk.create(ann, { ...body, holdSetId: 'HS0' })).status).toBe(404)
  })

  it('must not have ended, and is ordered only once', async () => {
    const purchase = await desk.purchaseOf(ann, 'CR1')
    const body = await desk.bodyOf(ann, purchase)
    await desk.create(ann, body)
    const again = await refused(ann, { ...body, remark: 'other', idempotencyKey: newKey() })
    const late = await desk.bodyOf(ann, await desk.purchaseOf(ann, 'CR2'))
    await test.clock.advance(20 * 60_000)
    const over = await refused(ann, late)
    expect([again.code, over.code]).toEqual([over.code, again.code])
    expect(again.code).not.toBe(200)
  })

  it('cannot be ordered hold by hold', async () => {
    const { holdSetId } = await desk.purchaseOf(ann, 'CR1', [ITEMS.play, ITEMS.hall, ITEMS.exhibition])
    const { hold_id: holdId } = await db()
      .selectFrom('seat_holds')
      .select('hold_id')
      .where('set_id', '=', holdSetId)
      .executeTakeFirstOrThrow()
    const { showId, sessionId } = ITEMS.hall
    const answer = await ann.order({ showId, sessionId, items: [], holdId })
    expect(answer.body.statusCode).not.toBe(200)
  })
})

describe('a changed price', () => {
  const CHANGED = PURCHASE_CODES.promotionDiscountWrong
  /** Sums of the items, fen. */
  const [OLD, SINGLE] = [72_720, 80_800]
  const items = [ITEMS.play, ITEMS.exhibition]
  const setCombo = (id: string, values: object) =>
    db().updateTable('combos').set(values).where('promotion_id', '=', id).execute()

  beforeAll(() => desk.write('CR3'))

  it('is refused with both prices if the rule of the combo has changed', async () => {
    const body = await desk.bodyOf(ann, await desk.purchaseOf(ann, 'CR3', items))
    const rule = JSON.stringify({ steps: [{ count: 1, groupId: '', value: 9_500 }], groups: [] })
    await setCombo('CR3', { rule })
    expect(await refused(ann, body)).toMatchObject({
      code: CHANGED,
      data: {
        ...{ payAmount: SINGLE * 0.95, oldPayAmount: OLD },
        oldPriceLines: [{ amount: SINGLE }, { amount: -SINGLE * 0.1 }],
        priceLines: [{ amount: SINGLE }, { amount: -SINGLE * 0.05 }],
      },
    })
    await setCombo('CR3', { rule: JSON.stringify({ steps: [{ count: 1, groupId: '', value: 9_000 }], groups: [] }) })
  })

  it('is refused if a single price has changed', async () => {
    const body = await desk.bodyOf(ann, await desk.purchaseOf(ann, 'CR3', items))
    const plan = db().updateTable('seat_plans').where('seat_plan_id', '=', ITEMS.exhibition.seatPlanId)
    await plan.set({ price: 13_800, sale_price: null }).execute()
    expect(await refused(ann, body)).toMatchObject({ code: CHANGED, data: { payAmount: OLD + 900, oldPayAmount: OLD } })
    await plan.set({ price: 12_800 }).execute()
  })

  it('is refused with the single prices if a show has left the combo', async () => {
    const body = await desk.bodyOf(ann, await desk.purchaseOf(ann, 'CR3', items))
    const part = db().updateTable('combo_parts').where('promotion_id', '=', 'CR3').where('part_id', '=', 'P3')
    await part.set({ show_ids: JSON.stringify(['S5001']) as never }).execute()
    expect(await refused(ann, body)).toMatchObject({ code: CHANGED, data: { payAmount: SINGLE, oldPayAmount: OLD } })
    // A combo cannot be ordered at the single prices either.
    const other = { ...body, idempotencyKey: newKey(), paymentParam: { payAmount: SINGLE } }
    expect((await refused(ann, other)).code).toBe(CHANGED)
  })

  it('does not concern an amount that only the request changes', async () => {
    const body = await desk.bodyOf(ann, await desk.purchaseOf(ann, 'CR1', items))
    expect((await refused(ann, { ...body, paymentParam: { payAmount: 1 } })).code).toBe(CHANGED)
    expect((await desk.create(ann, body)).status).toBe(200)
  })
})

describe('an order of a combo', () => {
  it('counts with single tickets toward the limit of a session', async () => {
    // The play allows six tickets a session.
    const single = (quantity: number) =>
      ann.order({ ...PLAY, items: [{ seatPlanId: PLAY.items[0]!.seatPlanId, quantity }] })
    const body = await desk.bodyOf(ann, await desk.purchaseOf(ann, 'CR1', times([ITEMS.play, ITEMS.exhibition], 4)))
    expect((await single(3)).body.statusCode).toBe(200)
    const { code, comments } = await refused(ann, body)
    expect(code).not.toBe(200)
    expect(comments).toContain('6')
    const bob = await buyers.next()
    await desk.order(bob, 'CR1', times([ITEMS.play, ITEMS.exhibition], 4))
    const answer = await bob.order({ ...PLAY, items: [{ seatPlanId: PLAY.items[0]!.seatPlanId, quantity: 3 }] })
    expect(answer.body.statusCode).toBe(code)
  })

  it('counts toward the limit of the buyer until it ends unpaid', async () => {
    await desk.write('CR4', { per_buyer: 2 })
    const items = [ITEMS.play, ITEMS.exhibition]
    const { orderId } = await desk.order(ann, 'CR4', times(items, 2))
    const limit = (count: number) =>
      db().updateTable('combos').set({ per_buyer: count }).where('promotion_id', '=', 'CR4').execute()
    const { body: held } = await desk.hold(ann, 'CR4', items)
    expect([held.statusCode, held.comments]).toEqual([PURCHASE_CODES.limitReached, expect.stringContaining('2')])
    await limit(3)
    const purchase = await desk.purchaseOf(ann, 'CR4', items)
    const body = await desk.bodyOf(ann, purchase)
    await limit(2)
    expect((await ann.preOrder(purchase)).body.statusCode).toBe(PURCHASE_CODES.limitReached)
    expect((await refused(ann, body)).code).toBe(PURCHASE_CODES.limitReached)
    await ann.post(`trade/buyer/order/v5/orders/${orderId}/cancel`, {})
    expect((await desk.create(ann, { ...body, idempotencyKey: newKey() })).status).toBe(200)
  })

  it('takes sets from the total of the combo until it ends unpaid', async () => {
    await desk.write('CR5')
    await db()
      .insertInto('capacities')
      .values({ kind: 'COMBO', owner_id: 'CR5', total: 2, remaining: 2, excess: 0 })
      .execute()
    const items = [ITEMS.play, ITEMS.exhibition]
    const shoppers = [ann, await buyers.next(), await buyers.next(), await buyers.next()]
    const bodies: object[] = []
    for (const each of shoppers) bodies.push(await desk.bodyOf(each, await desk.purchaseOf(each, 'CR5', items)))
    const answers = await Promise.all(bodies.map((body, at) => desk.create(shoppers[at]!, body)))
    const made = answers.flatMap(({ body }, at) => (body.statusCode === 200 ? [{ at, id: body.data.orderId }] : []))
    expect(made).toHaveLength(2)
    const left = async () =>
      (await db().selectFrom('capacities').select('remaining').where('owner_id', '=', 'CR5').executeTakeFirstOrThrow())
        .remaining
    expect(await left()).toBe(0)
    await shoppers[made[0]!.at]!.post(`trade/buyer/order/v5/orders/${made[0]!.id}/cancel`, {})
    expect(await left()).toBe(1)
    await test.clock.advance(16 * 60_000)
    await test.ask('console/api/clock', { method: 'POST', body: { advance: 0 } })
    await shoppers[made[1]!.at]!.get('trade/buyer/order/v5/orders?offset=0&length=1')
    expect(await left()).toBe(2)
  })
})

describe('the rules of a show', () => {
  const NAMED: Item = { partId: 'P2', showId: 'S1001', sessionId: 'S1001N02', seatPlanId: 'S1001N02P6', quantity: 1 }
  const [ADULT, CHILD] = ['AU10011', 'AU10013']
  let member: Shopper
  beforeAll(async () => {
    const parts = (showId: string) => [
      { partId: 'P1', showIds: ['S2001'] },
      { partId: 'P2', showIds: [showId] },
    ]
    for (const [id, showId] of Object.entries({ CN1: 'S1001', CN3: 'S8001', CN4: 'S7003' }))
      await desk.write(id, {}, parts(showId))
    member = await shopperOf(test, DEMO_MEMBER)
  })
  const bodyFor = async (id: string, item: Item, audienceIds: string[]) => {
    const attendees = [{ sessionId: item.sessionId, audienceIds }]
    return desk.bodyOf(member, await desk.purchaseOf(member, id, times([ITEMS.play, item], item.quantity)), {
      attendees,
    })
  }

  it('require an attendee for each ticket', async () => {
    const body = await bodyFor('CN1', NAMED, [])
    expect((await refused(member, body)).comments).toContain('1')
    const twice = await bodyFor('CN1', { ...NAMED, quantity: 2 }, [ADULT, ADULT])
    expect((await refused(member, twice)).code).not.toBe(200)
    const foreign = await bodyFor('CN1', NAMED, ['AU10031'])
    expect((await desk.create(member, foreign)).status).toBe(404)
  })

  it('refuse attendees of sessions that are not in the set', async () => {
    const body = await bodyFor('CN1', NAMED, [ADULT])
    const attendees = [
      ...(body as unknown as { attendees: object[] }).attendees,
      { sessionId: 'S1001N03', audienceIds: [ADULT] },
    ]
    expect((await desk.create(member, { ...body, attendees })).status).toBe(404)
  })

  it('refuse an attendee who has a single ticket of the session', async () => {
    const { showId, sessionId, seatPlanId } = NAMED
    const body = await bodyFor('CN1', NAMED, [ADULT])
    const single = { showId, sessionId, items: [{ seatPlanId, quantity: 1 }] }
    const { orderId } = (await member.order(single, { audienceIds: [ADULT] })).body.data
    expect((await refused(member, body)).comments).toContain('林晚')
    await member.post(`trade/buyer/order/v5/orders/${orderId}/cancel`, {})
    expect((await desk.create(member, { ...body, idempotencyKey: newKey() })).status).toBe(200)
  })

  it('refuse an attendee who is too young', async () => {
    const show = db().updateTable('shows').where('show_id', '=', NAMED.showId)
    await show.set({ min_age: 16 }).execute()
    const { code, data } = await refused(member, await bodyFor('CN1', NAMED, [CHILD]))
    expect(code).not.toBe(200)
    expect(data).toMatchObject({ audienceId: CHILD })
    await show.set({ min_age: null }).execute()
    expect((await desk.create(member, await bodyFor('CN1', NAMED, [CHILD]))).status).toBe(200)
  })

  it('exclude shows with paper tickets only, and shows whose tickets contain goods', async () => {
    for (const [id, showId] of [
      ['CN3', 'S8001'],
      ['CN4', 'S7003'],
    ] as const) {
      const purchase = await desk.purchaseOf(ann, id, [ITEMS.play, await onSale(showId)])
      expect((await ann.preOrder(purchase)).body.statusCode).not.toBe(200)
    }
  })
})
