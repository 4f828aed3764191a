import { certifications } from '@/api/auth'
import { couponKind, obtainCoupon, ownCoupons } from '@/api/coupon'
import CouponReceive from '@/packages/user/coupon/coupon-receive/coupon-receive'
import { COUPON_CODES } from '@/domain/business-codes/coupon'
import { RequestError } from '@/request/errors'
import { refused } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'
import { kindOf, ownOf, pageOf } from './answers'

let screen: OpenScreen
afterEach(() => screen.unmount())

type Sent = { couponTemplateId: string }
type Obtained = { couponCode: string; obtainType: string }

const open = async (
  params: Record<string, string>,
  kinds: Record<string, object>,
  member = true,
  config: object = {},
) => {
  screen = await openScreen(CouponReceive, {
    ...{ member, params, config },
    answers: [
      [certifications, () => []],
      [
        couponKind,
        ({ couponTemplateId }: Sent) => {
          const more = kinds[couponTemplateId]
          if (!more) throw new RequestError({ kind: 'business', httpCode: 404, statusCode: 404, message: '' })
          return kindOf(couponTemplateId, more)
        },
      ],
      [ownCoupons, ({ couponTemplateId }: Sent) => (couponTemplateId === 'OWN' ? pageOf(ownOf('C1')) : pageOf())],
      [obtainCoupon, ({ couponCode }: Obtained) => ({ couponId: `C${couponCode}`, couponTemplateId: couponCode })],
    ],
  })
}
const states = () => screen.all('.coupon .act').map(({ textContent }) => textContent)

describe('a set of coupons', () => {
  it('is received in one tap, except for coupons that the buyer already has', async () => {
    await open(
      { couponTemplateId: 'A,OWN,B,LATER,X', obtainType: 'BANNER' },
      { A: {}, OWN: {}, B: {}, LATER: { obtainState: 'NOT_YET' } },
    )
    expect(states()).toEqual(['可领取', '已领取', '可领取', '未开始'])
    await screen.press('一键领取')
    expect(screen.sentTo(obtainCoupon)).toEqual([
      { couponCode: 'A', obtainType: 'BANNER' },
      { couponCode: 'B', obtainType: 'BANNER' },
    ])
    expect([states(), screen.toast()]).toEqual([['已领取', '已领取', '已领取', '未开始'], '领取成功'])
    await screen.press('查看我的优惠券')
    expect(screen.went).toEqual([['open', 'coupons']])
  })

  it('shows the usage instructions of each coupon in a dialog', async () => {
    const texts = { restrictionDescription: '每单一张', ruleComments: ['不找零'], channelNames: ['一楼咖啡'] }
    await open({ couponTemplateId: 'A,B' }, { A: texts, B: { excludeScopeDesc: '套票除外' } })
    expect(screen.text()).not.toContain('每单一张')
    await screen.press('使用规则')
    for (const text of ['券 A', '领取后 30 天内有效', '每单一张', '不找零', '一楼咖啡', '券 B', '套票除外'])
      expect(screen.text('[role=dialog]')).toContain(text)
  })

  it('receives coupons that need no face check before requesting the check', async () => {
    await open({ couponTemplateId: 'F,A' }, { F: { needFaceAuth: true }, A: {} }, true, { supportFaceAuth: true })
    await screen.press('一键领取')
    expect(screen.sentTo(obtainCoupon).map(({ couponCode }) => couponCode)).toEqual(['A'])
    expect(screen.question()).toContain('实名')
  })

  it('shows the outcome of each kind', async () => {
    await open({ couponTemplateId: 'A,B,C' }, { A: {}, B: {}, C: {} })
    screen.answer(obtainCoupon, ({ couponCode }: Obtained) => {
      if (couponCode === 'B') refused('已被领完', COUPON_CODES.couponOutOfStock)()
      if (couponCode === 'C') refused('你已经领过了', COUPON_CODES.couponReceived)()
      return { couponId: 'C1', couponTemplateId: couponCode }
    })
    await screen.press('一键领取')
    expect(states()).toEqual(['已领取', '可领取', '已领取'])
    expect([screen.text().includes('已被领完'), screen.toast()]).toEqual([true, ''])
  })
})

it('receives a single coupon with the default obtain type', async () => {
  await open({ couponTemplateId: 'A' }, { A: {} })
  await screen.press('立即领取')
  expect(screen.sentTo(obtainCoupon)).toEqual([{ couponCode: 'A', obtainType: 'SHOW_OBTAIN' }])
})

it('opens the login for a visitor', async () => {
  await open({ couponTemplateId: 'A' }, { A: {} }, false)
  await screen.press('立即领取')
  expect(screen.went).toEqual([['openLogin', expect.any(Function)]])
})

it.each([
  ['if the address has no kinds', {}],
  ['if all kinds are unknown', { couponTemplateId: 'X,Y' }],
])('links to other coupons %s', async (_, params) => {
  await open(params, {})
  await screen.press('看看其他优惠券')
  expect(screen.went).toEqual([['open', 'coupon-recommend-list']])
})
