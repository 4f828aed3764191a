import { cardDetails } from '../../../../../src/api/card'
import { ownCoupon, supportAutoUse } from '../../../../../src/api/coupon'
import { giveCard } from '../../../../../scripts/gateway/modules/trade/card/ledger-service'
import { requireUnnamedCards } from '../../../../../scripts/gateway/modules/trade/coupon/seed'
import { CARD_CODES } from '../../../../../src/domain/business-codes/card'
import { ITEM_ORDER_CODES } from '../../../../../src/domain/business-codes/item-order'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { newBuyers, type Shopper } from '../../../support/shopper'

const test = useGateway()
const buyers = newBuyers(test, '1393911')
afterEach(() => test.clock.set(START))

const USE = 'buyer/v1/exchange_coupon/use'
const CARD = 'user/buyer/v3/privilege/card/BC4'

/** Creates a buyer with a coupon that can be exchanged for the card BC4. */
const withCoupon = async () => {
  const buyer = await buyers.next()
  const { couponId } = (await buyer.post('buyer/cyy/v1/coupons/obtain', { couponCode: 'CT51' })).body.data
  const use = (more: object = {}) =>
    buyer.post(USE, { couponId, privilegeCardTemplateId: 'BC4', type: 'CARD', ...more })
  return { buyer, couponId, use }
}
const cardsOf = async ({ get }: Shopper): Promise<{ userCardInstanceId: string }[]> =>
  (await get('user/buyer/v3/purchased/privilege/card/query')).body.data.items
const setCard = (columns: { stock?: number | null; per_person?: number | null }) =>
  test.gateway.context.db.updateTable('card_templates').set(columns).where('card_id', '=', 'BC4').execute()

describe('a coupon for a card', () => {
  it('is exchanged for the card at once; coupon and card link to each other', async () => {
    const { buyer, couponId, use } = await withCoupon()
    const answer = (await buyer.get(`buyer/v1/coupon/support_auto_use?couponId=${couponId}`)).body.data
    expect(supportAutoUse.read(answer)).toEqual({
      ...{ supportUse: true, privilegeCardName: '黑匣子五次卡', privilegeCardTemplateId: 'BC4' },
    })
    const { cardId, userCardInstanceId } = (await use()).body.data
    const card = cardDetails.read((await buyer.get(`${CARD}?userCardInstanceId=${userCardInstanceId}`)).body.data)
    expect(card).toMatchObject({ cardId, cardStatus: 'ACTIVE', convertibleTimes: 5 })
    expect(card.own?.events).toMatchObject([{ kind: 'RECEIVED', couponId, orderId: '', itemOrderId: '' }])
    const { data } = (await buyer.get(`user/buyer/v5/coupons/${couponId}`)).body
    const coupon = ownCoupon.read(data)
    expect(madeUp(coupon, data)).toEqual([])
    expect(coupon).toMatchObject({
      couponStatus: 'USED',
      card: { cardId, userCardInstanceId, cardName: '黑匣子五次卡' },
    })
    expect(coupon.events.map(({ kind }) => kind)).toEqual(['RECEIVED', 'EXCHANGED'])
    const after = (await buyer.get(`buyer/v1/coupon/support_auto_use?couponId=${couponId}`)).body.data
    expect(after.supportUse).toBe(false)
  })

  it('is exchanged for one card despite repeated and concurrent requests', async () => {
    const { buyer, use } = await withCoupon()
    const answers = await Promise.all([use(), use(), use()])
    const ids = answers.map(({ body }) => body.data.userCardInstanceId)
    expect(new Set([...ids, (await use()).body.data.userCardInstanceId]).size).toBe(1)
    expect(await cardsOf(buyer)).toHaveLength(1)
  })

  it('is not found for another buyer or another card', async () => {
    const { couponId, use } = await withCoupon()
    const other = await buyers.next()
    const request = { couponId, privilegeCardTemplateId: 'BC4', type: 'CARD' }
    expect((await other.post(USE, request)).status).toBe(404)
    expect((await use({ privilegeCardTemplateId: 'BC1' })).status).toBe(404)
    expect((await use({ type: 'SPU' })).status).toBe(400)
  })

  it.each([
    [{ stock: 0 }, 0, ITEM_ORDER_CODES.itemSoldOut],
    [{ per_person: 1 }, 1, ITEM_ORDER_CODES.itemOwned],
  ])('remains unused if the card cannot be issued: %o', async (limits, count, code) => {
    const { buyer, couponId, use } = await withCoupon()
    const { db } = test.gateway.context
    const { user_id: userId } = await db
      .selectFrom('coupons')
      .select('user_id')
      .where('coupon_id', '=', couponId)
      .executeTakeFirstOrThrow()
    const given = { userId, cardId: 'BC4', orderId: null, identity: null, now: START }
    if (count > 0) await db.transaction().execute((tx) => giveCard(tx, given))
    await setCard(limits)
    expect((await use()).body.statusCode).toBe(code)
    expect((await buyer.get(`user/buyer/v5/coupons/${couponId}`)).body.data.couponStatus).toBe('AVAILABLE')
    expect(await cardsOf(buyer)).toHaveLength(count)
    await setCard({ stock: null, per_person: null })
    expect((await use()).body.statusCode).toBe(200)
  })

  it('is refused after its expiry', async () => {
    const { couponId } = await withCoupon()
    test.clock.advance(40 * 86_400_000)
    const request = { couponId, privilegeCardTemplateId: 'BC4', type: 'CARD' }
    expect((await (await buyers.again()).post(USE, request)).body.statusCode).toBe(CARD_CODES.cardExchangeUnfit)
  })

  it('reduces the card’s stock, and does not discount a purchase', async () => {
    const { buyer, use } = await withCoupon()
    const order = { items: [{ spu: { spuId: 'BC4' }, quantity: 1 }] }
    expect((await buyer.preOrder(order)).body.data.payAmount).toBe(49_900)
    await setCard({ stock: 3 })
    await use()
    const { db } = test.gateway.context
    const { stock } = await db
      .selectFrom('card_templates')
      .select('stock')
      .where('card_id', '=', 'BC4')
      .executeTakeFirstOrThrow()
    await setCard({ stock: null })
    expect(stock).toBe(2)
  })
})

it('refuses a seeded coupon type for an annual card', async () => {
  const { db } = test.gateway.context
  const seeding = db.transaction().execute(async (tx) => {
    await tx.updateTable('coupon_templates').set({ card_id: 'BC5' }).where('template_id', '=', 'CT51').execute()
    await requireUnnamedCards(tx)
  })
  await expect(seeding).rejects.toThrow('Invalid card of CT51: BC5 is annual.')
})
