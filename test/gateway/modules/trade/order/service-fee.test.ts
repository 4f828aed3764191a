import { invoicedMoney } from '../../../../../scripts/gateway/modules/after-sale/invoice/money-service'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { press, shopper, type Shopper, newBuyers } from '../../../support/shopper'
import { join, offer, pay, place, resaleOf, SHOW as WAITED, soldTo } from '../../after-sale/resale/house'

const REBOOK = 'trade/buyer/order/v1'

const test = useGateway()
let buyer: Shopper
const buyers = newBuyers(test, '1393100')
beforeEach(async () => {
  await test.clock.set(START)
  buyer = await buyers.next()
})
checkBooks(test)

const db = () => test.gateway.context.db
const payFor = async (created: { unPaidTransactionIds: string[] }) =>
  press(await buyer.cashier(created.unPaidTransactionIds[0]), 'pay')
const bought = async (purchase: object): Promise<string> => {
  const { data } = (await buyer.order(purchase)).body
  await payFor(data)
  return data.orderId
}
const hold = async (orderId: string, unitId: string) =>
  (
    await buyer.post(`${REBOOK}/rebook/hold`, {
      ...{ orderId, rebookTicketItems: [{ unitId }], sessionId: 'S2007N01', seatPlanId: 'S2007N01P1' },
    })
  ).body
const apply = async (rebookId: string) => (await buyer.post(`${REBOOK}/reschedule_ticket/apply`, { rebookId })).body

describe('a service fee', () => {
  const FEE = 600
  const [SHOW, SESSION] = ['S2007', 'S2007N01']
  const TWO = { showId: SHOW, sessionId: SESSION, items: [{ seatPlanId: `${SESSION}P2`, quantity: 2 }] }
  const setShow = (values: { service_fee?: number; state?: string }) =>
    db().updateTable('shows').set(values).where('show_id', '=', SHOW).execute()
  const preview = async (orderId: string) => {
    const { units } = (await buyer.get(`trade/buyer/refund/v1/orders/${orderId}`)).body.data
    const unitIds = units
      .filter(({ hindrance }: { hindrance: string }) => hindrance === 'NONE')
      .map(({ unitId }: { unitId: string }) => unitId)
    return (await buyer.post(`trade/buyer/refund/v1/orders/${orderId}/preview`, { unitIds })).body.data
  }
  const refund = async (orderId: string) => {
    const { quote } = await preview(orderId)
    const path = `trade/buyer/refund/v1/orders/${orderId}/apply`
    return (await buyer.post(path, { quote, reason: 'SHOW_CHANGED', idempotencyKey: `fee-${orderId}` })).body.data
  }
  afterEach(() => setShow({ service_fee: FEE, state: 'LISTED' }))

  it('is a separate price line, and does not count toward discount thresholds', async () => {
    const priced = (await buyer.preOrder(TWO)).body.data
    expect(priced.priceLines).toMatchObject([{ kind: 'TICKETS' }, { kind: 'SERVICE', amount: 2 * FEE }])
    expect(priced.total).toBe(priced.items[0].amount + 2 * FEE)
    expect(priced.notes.join('')).toContain('服务费 ¥6')
    expect((await test.ask(`show/pub/v5/show/${SHOW}/dynamic`)).body.data.serviceFee).toBe(FEE)
    await setShow({ service_fee: 0 })
    const without = (await buyer.preOrder(TWO)).body.data
    expect(without.coupons).toEqual(priced.coupons)
    expect(without.payAmount).toBe(priced.payAmount - 2 * FEE)
    await setShow({ service_fee: FEE })
    const orderId = await bought(TWO)
    const detail = await buyer.detail(orderId)
    expect(detail).toMatchObject({ priceLines: priced.priceLines, total: priced.total, payAmount: priced.payAmount })
    expect(await invoicedMoney(db(), orderId)).toBe(priced.payAmount)
  })

  it('is refunded only if the show is canceled', async () => {
    const orderId = await bought(TWO)
    const { payAmount } = await buyer.detail(orderId)
    expect(await preview(orderId)).toMatchObject({
      ...{ tickets: payAmount - 2 * FEE, extras: 0, serviceKept: 2 * FEE },
    })
    await setShow({ state: 'CANCELED' })
    expect(await preview(orderId)).toMatchObject({ fee: 0, extras: 2 * FEE, serviceKept: 0, amount: payAmount })
  })

  it('moves with rebooked tickets, and is refunded only once', async () => {
    const orderId = await bought(TWO)
    const before = await buyer.detail(orderId)
    const [{ unitId: one }] = (await buyer.get(`${REBOOK}/rebook/check?orderId=${orderId}`)).body.data.units
    const { data: held } = await hold(orderId, one)
    const { data: created } = await apply(held.rebookId)
    // The price difference of the rebooking concerns only the tickets, not the service fee.
    expect(created.payAmount).toBe(held.price - held.paid)
    await payFor(created)
    const after = await buyer.detail(created.orderId)
    expect(after.priceLines).toMatchObject([
      { kind: 'TICKETS', amount: held.price },
      { kind: 'SERVICE', amount: FEE },
      { kind: 'REBOOK', amount: -(held.paid + FEE) },
    ])
    expect(after.total).toBe(held.price + FEE)
    expect(await invoicedMoney(db(), created.orderId)).toBe(held.price + FEE)
    expect(await invoicedMoney(db(), orderId)).toBe(before.payAmount - held.paid - FEE)
    expect(await preview(orderId)).toMatchObject({ extras: 0, serviceKept: FEE })
    await setShow({ state: 'CANCELED' })
    const [old, fresh] = [await refund(orderId), await refund(created.orderId)]
    expect([old.extras, fresh.extras]).toEqual([FEE, FEE])
    expect(old.amount + fresh.amount).toBe(before.payAmount + created.payAmount)
  })
})

it('charges the service fee to a resale buyer, and refunds no fee to the seller', async () => {
  const setFee = (service_fee: number) =>
    db().updateTable('shows').set({ service_fee }).where('show_id', '=', WAITED).execute()
  await setFee(500)
  const [seller, buyer] = [await shopper(test, '13930000002'), await shopper(test, '13930000003')]
  const orderId = await soldTo(test, seller, 1)
  await join(buyer)
  const [unit] = (await resaleOf(seller, orderId)).units
  const { payAmount } = await seller.detail(orderId)
  expect(unit.paid).toBe(payAmount - 500)
  await offer(seller, orderId)
  const { data: created } = await place(buyer)
  expect(created.payAmount).toBe(payAmount)
  await pay(buyer, created)
  const [refund] = (await seller.get('trade/buyer/refund/v1/refunds?offset=0&length=20')).body.data.items
  expect(refund).toMatchObject({ orderId, extras: 0, amount: unit.paid - Math.floor(unit.paid / 10) })
  await setFee(0)
})
