import { createOrder, preOrder, type PreOrderParams } from '@/api/purchase'
import type { PricingFactsAnswer } from '@/api/pricing-facts'
import { fen } from '@/domain/money'
import { ENGINE_VERSION, priceOf } from '@/domain/pricing/price-of'
import { joinFacts } from '@/lib/join-facts'
import ConfirmOrder from '@/packages/order/confirm-order/confirm-order'
import { basketOf, coupon, units } from '../../domain/pricing/support'
import { aPreOrder } from '../../support/data/pre-order'
import { NOW } from '../../support/fake-clock'
import { refused as refusedWith } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'

const params = { showId: 'S1', sessionId: 'N1', seatPlanId: 'P1', quantity: '2' }

const own = { seatPlanId: 'P1', startTime: 0, expireTime: null }
const SMALL = coupon({ ...own, couponId: 'C1', amount: fen(20_00) })
const LARGE = coupon({ ...own, couponId: 'C2', amount: fen(50_00) })
const TITLES: Record<string, string> = { C1: '二十元券', C2: '五十元券' }

const FACTS = {
  ...{ engineVersion: ENGINE_VERSION, basket: basketOf(units(2)), promoPrimeShared: true, cover: null, points: null },
  ...{ coupons: [SMALL, LARGE], cashCards: [] },
  promotions: [
    { promotionId: 'M1', title: '满 100 减 10', showId: 'S1', category: 'FULL', threshold: 100_00, value: 10_00 },
    { promotionId: 'M2', title: '满 500 减 90', showId: 'S1', category: 'FULL', threshold: 500_00, value: 90_00 },
  ],
  rates: [
    {
      ...{ rateId: 'GOLD', source: 'LEVEL', kind: 'TICKET', title: '金卡 95 折', rate: 9_500, cut: null },
      ...{ useCouponRule: 'ALL_SHOW', couponUseLimitVO: null },
    },
  ],
} as unknown as PricingFactsAnswer

/** A gateway that prices with the same engine. `refused` lists coupons that it has withdrawn. */
const gateway =
  (refused: string[] = []) =>
  ({ couponId = '' }: PreOrderParams) => {
    const facts = { ...FACTS, coupons: FACTS.coupons.filter((each) => !refused.includes(each.couponId)) }
    const priced = priceOf(FACTS.basket, { couponId }, facts, NOW)
    const titleOf = (id: string): string =>
      TITLES[id] ??
      [
        ...FACTS.promotions.map((each) => [each.promotionId, each.title] as const),
        ['GOLD', '金卡 95 折'] as const,
      ].find(([each]) => each === id)?.[1] ??
      ''
    return aPreOrder({
      ...{ payAmount: priced.payAmount, total: priced.total, couponId: priced.couponId, pricingFacts: facts },
      priceLines: priced.lines.map(({ kind, amount, sourceId }) => ({ kind, amount, title: titleOf(sourceId) })),
      coupons: [SMALL, LARGE].map(({ couponId: id, amount }) => ({
        ...{ couponId: id, couponTemplateId: 'CT1', title: TITLES[id] ?? '', couponType: 'CASH' },
        ...{ startTime: null, expireTime: null },
        ...(refused.includes(id)
          ? {
              ...{ discountAmount: fen(0), usable: false },
              reason: {
                ...{ code: 'HELD', missing: 0, difference: fen(0), payAmount: fen(0), orderId: '' },
                ...{ orderType: 'ticket' as const, wouldApply: null },
              },
            }
          : { discountAmount: amount ?? fen(0), usable: true, reason: null }),
      })),
    })
  }

let screen: OpenScreen
const open = async (refused?: string[]) => {
  screen = await openScreen(ConfirmOrder, {
    params,
    member: true,
    answers: [
      [preOrder, gateway(refused)],
      [createOrder, refusedWith('券不可用')],
    ],
  })
}
const sheet = () => screen.text('[role=dialog]')
afterEach(() => screen.unmount())

test('shows how much more is possible, and applies the best combination with one tap', async () => {
  await open()
  expect(screen.text()).toContain('还能再省 ¥50')
  await screen.press('使用最优组合')
  expect(screen.sentTo(preOrder).at(-1)).toMatchObject({ couponId: 'C2' })
  expect(screen.text()).toContain('已是最优惠组合')
  expect(screen.text()).toContain('-¥70')
})

test('lists each reduction with its amount or its reason, and paints a choice at once', async () => {
  await open()
  await screen.press('金卡 95 折')
  expect(sheet()).toMatch(/金卡 95 折-¥10.*满 100 减 10-¥10.*满 500 减 90还差 ¥300 可用/)
  await screen.press('二十元券')
  expect(sheet()).toContain('¥160')
  expect(sheet()).toContain('还能再省 ¥30')
})

test('explains the steps with their bases, and the compared combinations', async () => {
  await open()
  await screen.press('使用最优组合')
  await screen.press('五十元券')
  await screen.press('优惠怎么算')
  expect(sheet()).toMatch(/金卡 95 折按 ¥200 计算-¥10.*满 100 减 10按 ¥190 计算-¥10.*五十元券按 ¥180 计算-¥50/)
  expect(sheet()).toContain(`已比较 5 种组合${joinFacts(['会员优惠', '满 100 减 10', '五十元券'])}当前¥130`)
})

test('names a coupon that stopped applying, and chooses no other', async () => {
  const withdrawn: string[] = []
  await open(withdrawn)
  await screen.press('使用最优组合')
  withdrawn.push('C2')
  // After a refused order, the screen requests the price again.
  await screen.press('提交订单')
  await screen.press('知道了')
  expect(screen.text()).toContain(joinFacts(['「五十元券」已不适用', '已用于另一笔待付款订单']))
  expect(screen.text()).toContain('还能再省 ¥20')
  expect(screen.sentTo(preOrder).map(({ couponId }) => couponId)).toEqual(['', 'C2', 'C2'])
})
