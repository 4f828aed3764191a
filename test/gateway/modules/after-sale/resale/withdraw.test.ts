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

describe('withdrawn while the line moves', () => {
  /** What the seller's transaction read of the offer before `move`; it waits for the tier until that is done. */
  const withdrawnAfter = async (orderId: string, move: () => Promise<unknown>, why: Withdrawal = 'TAKEN_BACK') => {
    const read = await db()
      .transaction()
      .execute((tx) => lockOffers(tx, orderId))
    await move()
    return db()
      .transaction()
      .execute((tx) => withdrawOffers(tx, read, why, START))
  }

  it('an offer that somebody has ordered stays, and the order has its ticket', async () => {
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

  it('an offer that is over, but ordered at this moment, is not said to have ended', async () => {
    const [seller, buyer] = [await newBuyer(), await newBuyer()]
    const orderId = await soldTo(test, seller)
    await join(buyer)
    await offer(seller, orderId)
    await withdrawnAfter(orderId, () => place(buyer), 'OVER')
    expect(await stateOf(seller, orderId)).toBe('ORDERED')
    expect(await messagesOf(test, 'RETURN_ENDED')).toEqual([])
  })

  it('an offer that somebody was given since is theirs no more', async () => {
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
