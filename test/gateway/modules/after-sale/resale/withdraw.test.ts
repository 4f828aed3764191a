import {
  lockOffers,
  type Withdrawal,
  withdrawOffers,
} from '../../../../../scripts/gateway/modules/after-sale/resale/withdraw'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { type Shopper, newBuyers } from '../../../support/shopper'
import {
  clearLines,
  join,
  messagesOf,
  offer,
  pay,
  place,
  placesOf,
  resaleOf,
  soldTo,
  stockOf,
  ticketsOf,
} from './house'

const test = useGateway()
const buyers = newBuyers(test, '1392001')
beforeAll(async () => {
  await test.clock.set(START)
})
checkBooks(test)
afterEach(() => clearLines(test))

const db = () => test.gateway.context.db
const newBuyer = (): Promise<Shopper> => buyers.next()
const states = async (orderId: string) => (await ticketsOf(test, orderId)).map(({ state }) => state)
const stateOf = async (buyer: Shopper, orderId: string) => (await resaleOf(buyer, orderId)).units[0].offer?.state

describe('a withdrawal during a waitlist change', () => {
  /**
   * Reads a listing in the seller's transaction and calls `move`. Then withdraws the listing in the state that was read
   * before.
   */
  const withdrawnAfter = async (orderId: string, move: () => Promise<unknown>, why: Withdrawal = 'TAKEN_BACK') => {
    const read = await db()
      .transaction()
      .execute((tx) => lockOffers(tx, orderId))
    await move()
    return db()
      .transaction()
      .execute((tx) => withdrawOffers(tx, read, why, START))
  }

  it('preserves a listing that a waiting buyer has just ordered', async () => {
    const [seller, buyer] = [await newBuyer(), await newBuyer()]
    const orderId = await soldTo(test, seller)
    await join(buyer)
    await offer(seller, orderId)
    const order: { created?: Awaited<ReturnType<typeof place>>['data'] } = {}
    const held = await withdrawnAfter(orderId, async () => (order.created = (await place(buyer)).data))
    expect(held).toMatchObject([{ state: 'ORDERED', new_order_id: order.created.orderId }])
    expect(await stateOf(seller, orderId)).toBe('ORDERED')
    await pay(buyer, order.created)
    expect(await states(orderId)).toEqual(['REFUNDED'])
    expect(await states(order.created.orderId)).toEqual(['VALID'])
  })

  it('sends the seller no end message for an expired listing that a buyer just ordered', async () => {
    const [seller, buyer] = [await newBuyer(), await newBuyer()]
    const orderId = await soldTo(test, seller)
    await join(buyer)
    await offer(seller, orderId)
    await withdrawnAfter(orderId, () => place(buyer), 'OVER')
    expect(await stateOf(seller, orderId)).toBe('ORDERED')
    expect(await messagesOf(test, 'RETURN_ENDED')).toEqual([])
  })

  it('revokes the offer to a buyer who joined the waitlist during the withdrawal', async () => {
    const [seller, buyer] = [await newBuyer(), await newBuyer()]
    const orderId = await soldTo(test, seller)
    await offer(seller, orderId)
    const held = await withdrawnAfter(orderId, () => join(buyer))
    expect(held).toEqual([])
    expect(await stateOf(seller, orderId)).toBe('TAKEN_BACK')
    expect((await placesOf(buyer))[0]).toMatchObject({ state: 'WAITING', place: 1 })
    expect(await stockOf(test)).toMatchObject({ remaining: 0, waiting: 1 })
  })
})
