import { redeemCode } from '../../../../../scripts/gateway/modules/catalogue/privilege/code-service'
import { giveCard } from '../../../../../scripts/gateway/modules/trade/card/ledger-service'
import { wallet } from '../../../../../src/api/wallet'
import { useGateway } from '../../../support/gateway'
import { type Shopper, shopperOf } from '../../../support/shopper'

const test = useGateway()

type Buyer = Shopper & { userId: string; account: string }

let count = 0
/** Creates a new buyer and logs in; `account` is the phone number. */
const newBuyer = async (): Promise<Buyer> => {
  const account = `1393700${(count += 1) + 1000}`
  const { userId } = await test.signIn(account)
  return { userId, account, ...(await shopperOf(test, userId)) }
}

const walletOf = async (buyer: Shopper) => wallet.read((await buyer.get('user/buyer/v1/wallet')).body.data)

const giveCoupon = ({ account }: Buyer, kind: string) =>
  test.ask('console/api/coupons', { method: 'POST', body: { action: 'GIVE', account, kind } })

/** Gives a buyer a card of the given kind. Returns the id of the card. */
const give = ({ userId }: Buyer, cardId: string) =>
  test.gateway.context.db
    .transaction()
    .execute((tx) => giveCard(tx, { userId, cardId, orderId: 'I1', identity: null, now: test.clock.now() }))

const change = (userCardId: string, values: object) =>
  test.gateway.context.db.updateTable('user_cards').set(values).where('user_card_id', '=', userCardId).execute()

describe('the wallet summary of a buyer', () => {
  it('is empty for a new buyer', async () => {
    expect(await walletOf(await newBuyer())).toEqual({
      coupons: { count: 0, worth: 0 },
      cards: { count: 0, balance: 0, timesLeft: 0 },
      points: { usable: 0 },
      entitlements: { count: 0 },
      endsFirst: [],
    })
  })

  it('sums coupons by amount, and cards by balance and remaining uses', async () => {
    const buyer = await newBuyer()
    const other = await newBuyer()
    for (const kind of ['CT1', 'CT7', 'CT4']) await giveCoupon(buyer, kind)
    await giveCoupon(other, 'CT3')
    await change(await give(buyer, 'BC3'), { balance: 12_345 })
    await give(buyer, 'BC3')
    await change(await give(buyer, 'BC4'), { times_used: 2 })
    await change(await give(buyer, 'BC3'), { refunded_at: 1 })
    await give(other, 'BC3')
    await redeemCode(test.gateway.context, buyer.userId, 'FRIENDS2026')
    const { coupons, cards, entitlements } = await walletOf(buyer)
    expect(coupons).toEqual({ count: 3, worth: 5_000 })
    expect(cards).toEqual({ count: 3, balance: 12_345 + 50_000, timesLeft: 3 })
    expect(entitlements).toEqual({ count: 1 })
  })

  it('contains at most five entries, with the nearest expiry first', async () => {
    const buyer = await newBuyer()
    const now = test.clock.now()
    const ends = async (cardId: string, days: number, more: object = {}) => {
      const id = await give(buyer, cardId)
      await change(id, { valid_until: now + days * 86_400_000, ...more })
      return id
    }
    const cash = await ends('BC3', 2, { balance: 700 })
    const times = await ends('BC4', 1, { times_used: 4 })
    await ends('BC4', 1, { times_used: 5 })
    await ends('BC3', 1, { balance: 0 })
    for (let index = 0; index < 5; index += 1) await giveCoupon(buyer, 'CT3')
    const { endsFirst } = await walletOf(buyer)
    expect(endsFirst.map(({ id }) => id).slice(0, 2)).toEqual([times, cash])
    expect(endsFirst.map(({ kind }) => kind)).toEqual(['CARD', 'CARD', 'COUPON', 'COUPON', 'COUPON'])
    expect(endsFirst[0]).toMatchObject({ kindId: 'BC4', amount: null, timesLeft: 1, endTime: now + 86_400_000 })
    expect(endsFirst[1]).toMatchObject({ kindId: 'BC3', amount: 700, timesLeft: null })
  })
})
