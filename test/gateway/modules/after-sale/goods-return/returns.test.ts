import { applyDue } from '../../../../../scripts/gateway/core/due'
import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { goodsReturns } from '../../../../../src/api/goods-return'
import { GOODS_RETURN_CODES } from '../../../../../src/domain/business-codes/goods-return'
import { REFUND_CODES } from '../../../../../src/domain/business-codes/refund'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { checkLockOrder } from '../../../support/lock-order'
import { madeUp } from '../../../support/same-shape'
import { newBuyers, newKey, type Shopper } from '../../../support/shopper'
import { addressIn, BOOK, counterVisits, line } from '../../trade/goods-order/shop-support'
import { goodsOrders } from '../../trade/goods-order/support'

const DAY = 86_400_000
const HOUR = 3_600_000
const test = useGateway()
const buyers = newBuyers(test, '1396160')
checkBooks(test)
afterEach(() => test.clock.set(START))

const db = () => test.gateway.context.db
const stock = () => goodsOrders(test).stockOf(BOOK)
const base = (orderId: string) => `trade/buyer/v2/items/orders/${orderId}/returns`
const piece = (number: number) => `${BOOK}_0_${number}`
const read = async (buyer: Shopper, orderId: string) => (await buyer.get(base(orderId))).body.data
const stateOf = async (buyer: Shopper, orderId: string) => (await read(buyer, orderId)).returns[0]

/** Orders books by parcel, without its delivery. */
const sentBooks = async (quantity: number) => {
  const buyer = await buyers.next()
  const way = { deliverMethod: 'EXPRESS', addressId: await addressIn(buyer, 'near') }
  const orderId = await counterVisits(test, buyers).bought(buyer, [line(BOOK, quantity)], way)
  const move = () => test.ask(`console/api/parcels/${orderId}`, { method: 'POST', body: { action: 'next' } })
  await move()
  return { buyer, orderId, deliver: move }
}

/** Orders books that were delivered. */
const received = async (quantity = 2) => {
  const { buyer, orderId, deliver } = await sentBooks(quantity)
  await deliver()
  return { buyer, orderId }
}

const BACK = { kind: 'RETURN', reason: 'CHANGED_MIND' }

const apply = async (buyer: Shopper, orderId: string, wanted: object, more: object = {}) => {
  const { body } = await buyer.post(`${base(orderId)}/preview`, wanted)
  const content = { ...wanted, entryCodes: [], amount: body.data?.amount ?? 0, idempotencyKey: newKey(), ...more }
  return (await buyer.post(base(orderId), content)).body
}

const decide = async (buyer: Shopper, orderId: string, action: string) => {
  const { returnId } = await stateOf(buyer, orderId)
  return (await test.ask(`console/api/returns/${returnId}`, { method: 'POST', body: { action } })).body
}

const send = async (buyer: Shopper, orderId: string) => {
  const { returnId } = await stateOf(buyer, orderId)
  await buyer.post(`${base(orderId)}/${returnId}/parcel`, { expressNo: 'LX12345678', company: '灯速' })
}

// Runs first, because later tests move the clock past deadlines.
it('seeds a return in each state', async () => {
  const rows = await db()
    .selectFrom('goods_returns')
    .select('state')
    .where('idempotency_key', 'like', 'seed-%')
    .execute()
  expect(rows.map(({ state }) => state).sort()).toEqual([
    ...['AGREED', 'APPLIED', 'CANCELED', 'RECEIVED', 'REFUNDED', 'REJECTED', 'SENT'],
  ])
})

describe('a return', () => {
  it('gives the share back when the merchant has received and inspected the goods', async () => {
    const { buyer, orderId } = await received()
    const before = await stock()
    expect((await apply(buyer, orderId, { ...BACK, unitIds: [piece(1)] })).statusCode).toBe(200)
    await decide(buyer, orderId, 'agree')
    await send(buyer, orderId)
    await decide(buyer, orderId, 'receive')
    await decide(buyer, orderId, 'sell')
    const data = await read(buyer, orderId)
    expect(madeUp(goodsReturns.read(data), data)).toEqual([])
    expect(data.returns[0].progress.map(({ state }: { state: string }) => state)).toEqual([
      ...['APPLIED', 'AGREED', 'SENT', 'RECEIVED', 'REFUNDED'],
    ])
    expect(data.refunds).toMatchObject([{ amount: 9800, pieceIds: [piece(1)] }])
    expect(await stock()).toBe(before + 1)
  })

  it('leaves damaged goods out of the stock', async () => {
    const { buyer, orderId } = await received(1)
    const before = await stock()
    await apply(buyer, orderId, { ...BACK, unitIds: [piece(1)] })
    for (const action of ['agree', 'receive', 'writeOff']) {
      if (action === 'receive') await send(buyer, orderId)
      await decide(buyer, orderId, action)
    }
    expect(await stock()).toBe(before)
    expect(await getRow(db(), 'item_orders', { order_id: orderId })).toMatchObject({ state: 'REFUNDING' })
  })

  it('is canceled if the goods are not sent within seven days', async () => {
    const { buyer, orderId } = await received()
    await apply(buyer, orderId, { ...BACK, unitIds: [piece(1)] })
    await decide(buyer, orderId, 'agree')
    test.clock.advance(7 * DAY + HOUR)
    await applyDue(db(), test.clock.now())
    expect(await stateOf(await buyers.again(), orderId)).toMatchObject({
      state: 'CANCELED',
      actor: 'NONE',
      until: null,
    })
  })

  it('is agreed if the merchant does not answer within two days', async () => {
    const { buyer, orderId } = await received()
    await apply(buyer, orderId, { ...BACK, unitIds: [piece(1)] })
    test.clock.advance(2 * DAY + HOUR)
    expect(await stateOf(await buyers.again(), orderId)).toMatchObject({ state: 'AGREED', actor: 'BUYER' })
  })

  it('can be requested again once after a rejection', async () => {
    const { buyer, orderId } = await received()
    const codes: number[] = []
    for (let times = 0; times < 3; times += 1) {
      codes.push((await apply(buyer, orderId, { ...BACK, unitIds: [piece(1)] })).statusCode)
      if (times < 2) await decide(buyer, orderId, 'reject')
    }
    expect(codes).toEqual([200, 200, GOODS_RETURN_CODES.returnRejected])
  })

  it('cannot contain a piece of another open return', async () => {
    const { buyer, orderId } = await received()
    await apply(buyer, orderId, { ...BACK, unitIds: [piece(1)] })
    const { statusCode } = await apply(buyer, orderId, { ...BACK, unitIds: [piece(1), piece(2)] })
    expect(statusCode).toBe(GOODS_RETURN_CODES.returnOpen)
  })

  it('is refused at another amount than the agreed one', async () => {
    const { buyer, orderId } = await received()
    const { statusCode, data } = await apply(buyer, orderId, { ...BACK, unitIds: [piece(1)] }, { amount: 1 })
    expect([statusCode, data]).toEqual([REFUND_CODES.refundQuoteChanged, { amount: 9800, extras: 0 }])
  })

  it('is refused seven days after the receipt', async () => {
    const { orderId } = await received()
    test.clock.advance(7 * DAY + HOUR)
    const later = await buyers.again()
    expect((await read(later, orderId)).units[0]).toMatchObject({ action: 'NONE', hindrance: 'TOO_LATE' })
    const { statusCode } = await apply(later, orderId, { ...BACK, unitIds: [piece(1)] })
    expect(statusCode).toBe(GOODS_RETURN_CODES.returnTooLate)
  })

  it('can be canceled until the goods are sent', async () => {
    const { buyer, orderId } = await received()
    await apply(buyer, orderId, { ...BACK, unitIds: [piece(1)] })
    const { returnId } = await stateOf(buyer, orderId)
    await buyer.post(`${base(orderId)}/${returnId}/cancel`, {})
    expect(await stateOf(buyer, orderId)).toMatchObject({ state: 'CANCELED', canCancel: false })
  })

  it('is not found for another buyer', async () => {
    const { orderId } = await received()
    expect((await (await buyers.next()).get(base(orderId))).status).toBe(404)
  })
})

describe('a return of goods at fault', () => {
  it('needs a picture', async () => {
    const { buyer, orderId } = await received()
    const { statusCode } = await apply(buyer, orderId, { kind: 'REFUND_ONLY', reason: 'BROKEN', unitIds: [piece(1)] })
    expect(statusCode).toBe(GOODS_RETURN_CODES.returnPictures)
  })

  it('gives the delivery fee back with the last piece', async () => {
    const { buyer, orderId } = await received()
    const { deliveries } = (await buyer.get(`trade/buyer/v2/items/orders/${orderId}`)).body.data
    const preview = async (...unitIds: string[]) =>
      (await buyer.post(`${base(orderId)}/preview`, { kind: 'RETURN', reason: 'BROKEN', unitIds })).body.data
    expect(await preview(piece(1))).toMatchObject({ extras: 0 })
    expect(await preview(piece(1), piece(2))).toMatchObject({ extras: deliveries[0].fee })
  })
})

describe('a request to stop a parcel', () => {
  const STOP = { kind: 'STOP', reason: 'CHANGED_MIND', unitIds: [piece(1), piece(2)] }

  it('refunds the parcel without its fee if the merchant can stop it', async () => {
    const { buyer, orderId } = await sentBooks(2)
    const before = await stock()
    await apply(buyer, orderId, STOP)
    await decide(buyer, orderId, 'agree')
    expect((await read(buyer, orderId)).refunds).toMatchObject([{ amount: 19600, extras: 0 }])
    expect(await stock()).toBe(before + 2)
  })

  it('is rejected when the parcel is delivered, and the goods can be returned', async () => {
    const { buyer, orderId, deliver } = await sentBooks(2)
    await apply(buyer, orderId, STOP)
    await deliver()
    const { returns, units } = await read(buyer, orderId)
    expect(returns).toMatchObject([{ state: 'REJECTED', rejection: 'DELIVERED' }])
    expect(units[0]).toMatchObject({ action: 'RETURN', hindrance: 'NONE' })
  })

  it('contains the whole parcel', async () => {
    const { buyer, orderId } = await sentBooks(2)
    const { statusCode } = await apply(buyer, orderId, { ...STOP, unitIds: [piece(1)] })
    expect(statusCode).toBe(GOODS_RETURN_CODES.returnUnfit)
  })
})

checkLockOrder()
