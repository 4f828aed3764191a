import { primePrivilege } from '@/api/auth'
import { fen } from '../../../../../src/domain/money'
import { findShow, showQuery } from '../../../../../scripts/gateway/modules/catalogue/show/query-service'
import { changeRate } from '../../../../../scripts/gateway/modules/base/member/level-service'
import { isInScope } from '../../../../../src/domain/pricing/coupon-facts'
import { useGateway } from '../../../support/gateway'
import { rebooking } from '../../after-sale/rebook/support'
import { newBuyers, type Shopper } from '../../../support/shopper'

const test = useGateway()
const buyers = newBuyers(test, '1391111')
const db = () => test.gateway.context.db

const SHOW = {
  showId: 'S2007',
  sessionId: 'S2007N01',
  items: [{ seatPlanId: 'S2007N01P1', quantity: 2 }],
  couponId: '',
}
const PRE = 'trade/buyer/order/v3/pre_order'

const userOf = async (buyer: Shopper) => (await buyer.get('user/buyer/v3/profile')).body.data.userId as string
const setLevel = async (buyer: Shopper, level: number) =>
  db()
    .updateTable('users')
    .set({ prime_level: level })
    .where('user_id', '=', await userOf(buyer))
    .execute()
const member = async (level: number) => {
  const buyer = await buyers.next()
  await setLevel(buyer, level)
  return buyer
}
const giveCard = async (buyer: Shopper, cardId: string) => {
  const { cellphone } = (await buyer.get('user/buyer/v3/profile')).body.data
  await test.ask('console/api/cards', { method: 'POST', body: { action: 'GIVE', account: cellphone, cardId } })
}
const linesOf = (data: { priceLines: { kind: string; amount: number }[] }) =>
  data.priceLines.map(({ kind, amount }) => [kind, amount])

describe('the member price of tickets', () => {
  it('is computed and rounded for each ticket', async () => {
    const { data } = (await (await member(2)).post(PRE, SHOW)).body
    const { unitPrice } = data.items[0]
    const each = unitPrice - Math.floor((unitPrice * 9_500 + 5_000) / 10_000)
    expect(linesOf(data)).toContainEqual(['MEMBER', -2 * each])
    expect(data.priceLines.find(({ kind }: { kind: string }) => kind === 'MEMBER').title).toBe('金灯会员 9.5 折')
  })

  it('is the lower of the prices for the level and for the card', async () => {
    const buyer = await member(2)
    await giveCard(buyer, 'BC1')
    const { data } = (await buyer.post(PRE, SHOW)).body
    expect(linesOf(data)).toContainEqual(['MEMBER', -data.items[0].amount * 0.2])
  })

  it.each([
    ['a buyer without a level', 0, 'S2007'],
    ['a show without member prices', 2, 'S2001'],
  ])('does not apply to %s', async (_, level, showId) => {
    const sessionId = `${showId}N02`
    const items = [{ seatPlanId: `${sessionId}P1`, quantity: 1 }]
    const { data } = (await (await member(level)).post(PRE, { showId, sessionId, items, couponId: '' })).body
    expect(linesOf(data).map(([kind]) => kind)).not.toContain('MEMBER')
  })
})

it('prices a rebooking at the rate of the level', async () => {
  const buyer = await member(2)
  const { bought, hold, unitsOf, itemsOf } = rebooking(() => buyer)
  const orderId = await bought(SHOW)
  const [unitId] = await unitsOf(orderId)
  const body = { rebookTicketItems: itemsOf([unitId]) }
  const { rebook } = (await buyer.post(`show/buyer/v5/show/S2007/show_user?orderId=${orderId}`, body)).body.data
  const other = rebook.sessions.find(({ sessionId }: { sessionId: string }) => sessionId !== SHOW.sessionId)
  const [tier] = other.tiers
  expect(tier).toMatchObject({ difference: 0, price: Math.floor((tier.publicPrice * 9_500 + 5_000) / 10_000) })
  const held = await hold(orderId, [unitId], tier.seatPlanId, { sessionId: other.sessionId })
  expect(held).toMatchObject({ statusCode: 200, data: { due: 0 } })
})

describe('an order whose member price changed', () => {
  const order = async (change: (buyer: Shopper) => Promise<unknown>) => {
    const buyer = await member(2)
    const { data } = (await buyer.post(PRE, SHOW)).body
    await change(buyer)
    const { priceToken, payAmount } = data
    const again = await buyer.order(SHOW, { priceToken, paymentParam: { payAmount } })
    return { answer: again.body, payAmount }
  }

  it('is refused with the old and the new price if the rate changed', async () => {
    const { answer, payAmount } = await order(() => changeRate(db(), 2, 9_400))
    await changeRate(db(), 2, 9_500)
    expect(answer).toMatchObject({ statusCode: 22037057, data: { oldPayAmount: payAmount } })
    expect(answer.data.payAmount).toBeLessThan(payAmount)
  })

  it('is refused with the new price if the buyer lost the level', async () => {
    const { answer, payAmount } = await order((buyer) => setLevel(buyer, 1))
    expect(answer).toMatchObject({ statusCode: 12501099, data: { oldPayAmount: payAmount } })
    expect(answer.data.payAmount).toBeGreaterThan(payAmount)
  })
})

describe('the privileges of a buyer', () => {
  it('name the level and each kind of card, with their terms', async () => {
    const buyer = await member(1)
    await giveCard(buyer, 'BC2')
    await giveCard(buyer, 'BC2')
    const { showDiscountPrivileges, showDiscountPrivilegeVo, itemDiscountPrivilegeVo } = primePrivilege.read(
      (await buyer.get('user/buyer/v5/prime_privilege')).body.data,
    )
    expect(
      showDiscountPrivileges.map(({ privilegeId, belongTo, rate, cut }) => [privilegeId, belongTo, rate, cut]),
    ).toEqual([
      ['LEVEL1', 'LEVEL', 9_800, null],
      ['BC2', 'CARD', null, fen(30_00)],
    ])
    expect(showDiscountPrivilegeVo).toEqual({ formatDiscount: '9.8 折', rate: 9_800 })
    expect(itemDiscountPrivilegeVo).toEqual(showDiscountPrivilegeVo)
  })
})

describe('the privileges of a show', () => {
  it('are the cards that cover the show, and the levels if members pay less', async () => {
    const shows = await showQuery(db()).execute()
    const cards = await db().selectFrom('card_templates').selectAll().where('kind', '=', 'RATE').execute()
    for (const show of shows) {
      const unit = {
        ...{ kind: 'TICKET' as const, showId: show.show_id, sessionId: '', seatPlanId: '', venueId: show.venue_id },
        ...{ showType: show.category, tagIds: show.tags.map(({ type }) => type), itemId: '', categoryId: '' },
      }
      const own = cards.filter(({ range }) => isInScope(range as never, unit)).map(({ card_id }) => card_id)
      expect(show.discount_privilege_ids).toEqual([
        ...own,
        ...(show.member_price ? ['LEVEL1', 'LEVEL2', 'LEVEL3'] : []),
      ])
    }
  })

  it('contain a card that is limited to one session of the show', async () => {
    const range = {
      useCouponRule: 'LIMIATION_SHOW_SESSION_SEATPLAN',
      couponUseLimitVO: { showSessionIds: ['S2001N02'] },
    }
    await db()
      .updateTable('card_templates')
      .set({ range: JSON.stringify(range) as never })
      .where('card_id', '=', 'BC2')
      .execute()
    const idsOf = async (showId: string) => (await findShow(db(), showId))?.discount_privilege_ids
    expect([await idsOf('S2001'), await idsOf('S1001')]).toEqual([['BC1', 'BC2'], []])
  })
})
