import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { WAIT_OFFER_TTL } from '../../../../../src/domain/waitlist'
import { useGateway } from '../../../support/gateway'
import { shopper, type Shopper, useShopper } from '../../../support/shopper'
import { returnTickets } from '../../../../../scripts/gateway/modules/trade/waitlist/line-service'

const test = useGateway()
const first = useShopper(test)
const second = useShopper(test, '13800000002')

/** Id of a sold-out show with a waitlist, and the id of its first tier. */
const SHOW = 'S1004'
const TIER = { sessionId: `${SHOW}N01`, seatPlanId: `${SHOW}N01P1` }

const list = async (buyer: Shopper) => (await buyer.get(`show/buyer/v3/shows/${SHOW}/wait_list`)).body.data
const join = (buyer: Shopper, quantity = 1, tier: object = TIER) =>
  buyer.post(`show/buyer/v3/shows/${SHOW}/wait_list/join`, { ...tier, quantity })
const leave = (buyer: Shopper, waitId: string) => buyer.post(`show/buyer/v3/wait_list/${waitId}/leave`, {})
const comeBack = (times = 1) =>
  Promise.all(
    Array.from({ length: times }, () => returnTickets(test.gateway.context.db, test.gateway.context.clock.now())),
  )

it('returns the waitlist position; a repeated join preserves the position', async () => {
  const one = (await join(first, 2)).body.data
  const two = (await join(second)).body.data
  expect(one).toMatchObject({ state: 'WAITING', place: 1, unitsBefore: 0, quantity: 2 })
  expect(two).toMatchObject({ state: 'WAITING', place: 2, unitsBefore: 2 })
  expect((await join(second, 4)).body.data).toEqual(two)
  expect(await list(second)).toMatchObject({
    capacity: 200,
    tiers: [{ seatPlanId: TIER.seatPlanId, waiting: 2 }],
    places: [{ waitId: two.waitId }],
  })
})

it('offers a returned ticket to the first buyer, then to the next buyer', async () => {
  await comeBack()
  expect((await list(first)).places[0]).toMatchObject({ state: 'OFFERED', offered: 1, place: null })
  expect((await list(second)).places[0]).toMatchObject({ state: 'WAITING', place: 1 })

  await test.clock.advance(WAIT_OFFER_TTL)
  expect((await list(first)).places[0]).toMatchObject({ state: 'MISSED' })
  expect((await list(second)).places[0]).toMatchObject({ state: 'OFFERED', offered: 1 })

  // Only the buyer who has the offer can buy the ticket.
  const purchase = { showId: SHOW, sessionId: TIER.sessionId, items: [{ seatPlanId: TIER.seatPlanId, quantity: 1 }] }
  expect((await first.preOrder({ couponId: '', ...purchase })).body.statusCode).toBe(22030301)
  const priced = await second.preOrder({ couponId: '', ...purchase })
  expect(priced.body.statusCode).toBe(200)
  const offers = test.gateway.context.db.selectFrom('messages').where('kind', '=', 'WAIT_OFFER')
  const messages = await offers.select(['kind', 'recipient']).execute()
  expect(messages).toEqual([
    { kind: 'WAIT_OFFER', recipient: '+86 13800000001' },
    { kind: 'WAIT_OFFER', recipient: '+86 13800000002' },
  ])
})

it('allows only the buyer with the offer to order, and only once', async () => {
  const tier = { sessionId: TIER.sessionId, seatPlanId: `${SHOW}N01P2` }
  const purchase = { showId: SHOW, sessionId: tier.sessionId, items: [{ seatPlanId: tier.seatPlanId, quantity: 1 }] }
  const stock = () => getRow(test.gateway.context.db, 'stocks', { seat_plan_id: tier.seatPlanId })
  const buyer = await shopper(test, '13800000031')
  const behind = await shopper(test, '13800000032')
  const { waitId } = (await join(buyer, 1, tier)).body.data
  await join(behind, 1, tier)
  // Without an offer, the ticket cannot be ordered.
  expect((await buyer.preOrder({ couponId: '', ...purchase })).body.statusCode).toBe(22030301)
  const { db, clock } = test.gateway.context
  while ((await list(buyer)).places[0].state !== 'OFFERED') await returnTickets(db, clock.now())

  expect((await behind.preOrder({ couponId: '', ...purchase })).body.statusCode).toBe(22030301)
  const ordered = await buyer.order(purchase)
  expect(ordered.body.statusCode).toBe(200)
  const { orderId } = ordered.body.data
  expect(await buyer.detail(orderId)).toMatchObject({
    orderState: 'UNPAID',
    firstShowId: SHOW,
    orderSourceEnum: 'WAIT_LIST',
  })
  expect((await list(buyer)).places).toEqual([])
  const wait = await getRow(db, 'waits', { wait_id: waitId })
  expect(wait).toMatchObject({ state: 'ORDERED', order_id: orderId })
  expect((await stock()).remaining).toBe(0)
  // The offer is used up.
  expect((await buyer.preOrder({ couponId: '', ...purchase })).body.statusCode).toBe(22030301)

  // After the order is canceled, its ticket is offered to the next buyer on the waitlist.
  expect((await buyer.post(`trade/buyer/order/v5/orders/${orderId}/cancel`, {})).body.statusCode).toBe(200)
  expect((await list(behind)).places[0]).toMatchObject({ state: 'OFFERED', offered: 1 })
  expect((await behind.order(purchase)).body.statusCode).toBe(200)
})

it('offers a declined ticket to the next buyer, and rejects leaving an ended entry', async () => {
  const again = (await join(first)).body.data
  expect(again).toMatchObject({ state: 'WAITING', place: 1 })
  const [offer] = (await list(second)).places
  expect((await leave(second, offer.waitId)).body.data).toMatchObject({ state: 'LEFT' })
  const [mine, missed] = (await list(first)).places
  expect(mine).toMatchObject({ waitId: again.waitId, state: 'OFFERED' })
  expect((await leave(first, missed.waitId)).body.statusCode).toBe(22030903)
  expect((await leave(second, again.waitId)).status).toBe(404)
  expect((await leave(first, again.waitId)).body.statusCode).toBe(200)
})

it('rejects joining for a tier that is on sale or belongs to another show', async () => {
  const selling = await first.post('show/buyer/v3/shows/S2001/wait_list/join', {
    sessionId: 'S2001N02',
    seatPlanId: 'S2001N02P2',
    quantity: 1,
  })
  expect(selling.body.statusCode).toBe(22030902)
  expect((await join(first, 1, { sessionId: 'S2001N02', seatPlanId: 'S2001N02P2' })).status).toBe(404)
  expect((await join(first, 9)).status).toBe(400)
})
