import { certifications } from '@/api/auth'
import { cardDetails } from '@/api/card'
import {
  couponKind,
  couponShows,
  exchangeCoupon,
  obtainCoupon,
  ownCoupon,
  ownCoupons,
  supportAutoUse,
} from '@/api/coupon'
import CouponInfo from '@/packages/user/coupon/coupon-info/coupon-info'
import { RequestError } from '@/request/errors'
import { COUPON_CODES } from '@/domain/business-codes/coupon'
import { ITEM_ORDER_CODES } from '@/domain/business-codes/item-order'
import { type Answer, type Answers, refused } from '../../../support/fake-gateway'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'
import { saleOf } from '../../card/answers'
import { kindOf, ownOf, pageOf } from './answers'

let screen: OpenScreen
afterEach(() => screen.unmount())

const notFound: Answer = () => {
  throw new RequestError({ kind: 'business', httpCode: 404, statusCode: 404, message: '' })
}

const open = async (params: Record<string, string>, answers: Answers, given: Given = {}) => {
  screen = await openScreen(CouponInfo, { member: true, params, answers, ...given })
}
const openOwn = (more: object = {}) => open({ couponId: 'C1' }, [[ownCoupon, () => ownOf('C1', more)]])
const openKind = (more: object = {}, given: Given = {}) =>
  open(
    { couponTemplateId: 'T1' },
    [
      [ownCoupons, () => pageOf()],
      [couponKind, () => kindOf('T1', more)],
    ],
    given,
  )
/** Returns the texts of the buttons in the bar, without the buttons of the desktop layout. */
const buttons = () => screen.all('.bar .acts button').map(({ textContent }) => textContent)

describe('a buyer’s coupon', () => {
  it.each([
    [{}, '可使用', ['去使用']],
    [{ couponStatus: 'PENDING', startTime: 3_990_000_000_000 }, '起可用', []],
    [{ couponStatus: 'UN_AVAILABLE', orderId: 'O1' }, '待付款订单', ['查看订单']],
    [{ couponStatus: 'UN_AVAILABLE' }, '已收回', ['看看其他优惠券']],
    [{ couponStatus: 'USED', orderId: 'O1' }, '已用于一笔订单', ['查看订单']],
    [{ couponStatus: 'USED' }, '已到店使用', []],
    [
      { couponStatus: 'USED', card: { cardId: 'B4', userCardInstanceId: 'U1', cardName: '五次卡' } },
      '已兑换五次卡',
      ['查看卡片'],
    ],
    [{ couponStatus: 'REFUNDING', orderId: 'O1' }, '退款完成后', ['查看退款']],
    [{ couponStatus: 'EXPIRED' }, '已过有效期', ['看看其他优惠券']],
    [{ couponType: 'OUTER', useWay: 'OFFLINE', channelNames: ['一楼咖啡'] }, '一楼咖啡', ['出示券码']],
    [{ useWay: 'OFFLINE' }, '到店使用', ['出示券码']],
    [{ couponType: 'OUTER' }, '到店使用', []],
    [{ couponBizTypes: ['PARKING_FEE'] }, '在停车场缴费时使用', ['去缴停车费']],
    [{ couponBizTypes: ['ITEM'] }, '在结算页使用', ['去选购商品']],
    [{ couponBizTypes: ['PRIVILEGE_CARD'] }, '买权益卡时使用', ['看看权益卡']],
    [{ canReceive: true }, '可使用', ['再领一张', '去使用']],
    [{ canReceive: true, couponStatus: 'PENDING', startTime: 3_990_000_000_000 }, '起可用', ['再领一张']],
    [{ couponBizTypes: ['ITEM', 'SHOW'] }, '可使用', ['去使用']],
  ])('shows for %o the text %s and the actions %o', async (more, text, actions) => {
    await openOwn(more)
    expect(screen.text()).toContain(text)
    expect(buttons()).toEqual(actions)
  })

  it('shows its shows, sessions, restrictions and rules', async () => {
    const sessions = [{ sessionName: '12月5日 19:30', seatPlanNames: ['看台', '内场'] }]
    await openOwn({
      ...{ couponRangeVoList: [{ showName: '海上交响', sessionRangeVoList: sessions }], excludeScopeDesc: '套票除外' },
      ...{ restrictionDescription: '每单一张', ruleComments: ['不找零'], combinesWith: false },
    })
    const facts = [
      '海上交响',
      '12月5日 19:30\u00A0· 看台、内场',
      '套票除外',
      '每单一张',
      '不找零',
      '不可与优惠活动同享',
    ]
    for (const fact of facts) expect(screen.text()).toContain(fact)
    await screen.press('查看 3 场适用演出')
    expect(screen.went).toEqual([
      ['open', 'coupons-showlist', { couponTemplateId: 'T1', title: '券 C1', couponId: 'C1' }],
    ])
  })

  it('links to the shop if it applies to goods', async () => {
    await openOwn({ couponBizTypes: ['ITEM'], showCount: 0, itemCount: 2 })
    await screen.press('适用于商城 2 件商品')
    expect(screen.went).toEqual([['switchTab', 'shop']])
  })

  it('links to no shows or goods after its end', async () => {
    await openOwn({ couponStatus: 'EXPIRED', expireTime: 1, itemCount: 2 })
    for (const text of ['适用演出', '件商品']) expect(screen.text()).not.toContain(text)
  })

  it.each([
    [['SHOW'], '2 张', true],
    [['ITEM'], '2 件商品', true],
    [[], '', false],
  ])('for units of %j exchanges for %j', async (couponBizTypes, text, isShown) => {
    await openOwn({ couponType: 'EXCHANGE', qty: 2, couponBizTypes, itemCount: 0 })
    expect(screen.text().includes(`可兑换${text}`)).toBe(isShown)
    expect(screen.text().includes('与优惠活动同享')).toBe(isShown)
  })

  it('lists its changes, newest first', async () => {
    await openOwn({
      couponStatus: 'USED',
      events: [
        { kind: 'RECEIVED', time: 1 },
        { kind: 'NEW', time: 2 },
        { kind: 'USED', time: 3 },
      ],
    })
    expect(screen.all('.at-timeline-item__content-item:first-child').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('支付时使用'),
      expect.stringContaining('领取'),
    ])
  })

  it('can be received again until the limit is reached', async () => {
    await openOwn({ canReceive: true })
    screen.answer(obtainCoupon, () => ({ couponId: 'C2', couponTemplateId: 'T1', expireTime: null }))
    screen.answer(ownCoupon, () => ownOf('C1'))
    await screen.press('再领一张')
    expect(screen.sentTo(obtainCoupon)).toEqual([{ couponCode: 'T1', obtainType: 'SHOW_OBTAIN' }])
    expect(buttons()).toEqual(['去使用'])
  })

  it('opens the show if it applies to only one show', async () => {
    await openOwn({ showCount: 1 })
    screen.answer(supportAutoUse, () => ({ supportUse: false }))
    screen.answer(couponShows, () => pageOf({ showId: 'S1', showName: '海上交响' }))
    await screen.press('去使用')
    expect(screen.went).toEqual([['open', 'show-detail', { showId: 'S1' }]])
  })

  it('opens the list of its shows unless the gateway offers an exchange', async () => {
    await openOwn()
    screen.answer(supportAutoUse, () => ({ supportUse: false }))
    await screen.press('去使用')
    expect(screen.sentTo(supportAutoUse)).toEqual([{ couponId: 'C1' }])
    expect(screen.went[0]).toEqual(['open', 'coupons-showlist', expect.objectContaining({ couponId: 'C1' })])
  })

  describe('a buyer’s coupon for a card', () => {
    const openPopup = async (more: object = {}) => {
      await openOwn()
      screen.answer(supportAutoUse, () => ({ supportUse: true, privilegeCardTemplateId: 'B4' }))
      screen.answer(cardDetails, () =>
        saleOf('B4', { cardName: '五次卡', rights: [{ title: '五张门票', text: '任选' }], ...more }),
      )
      await screen.press('去使用')
    }

    it('is exchanged in a popup, which opens the new card', async () => {
      await openPopup()
      expect(screen.text('[role=dialog]')).toMatch(/五次卡.*获得后 365 天有效.*五张门票/)
      screen.answer(exchangeCoupon, () => ({ cardId: 'B4', userCardInstanceId: 'U1' }))
      await screen.press('立即兑换')
      expect(screen.sentTo(exchangeCoupon)).toEqual([{ couponId: 'C1', privilegeCardTemplateId: 'B4', type: 'CARD' }])
      expect(screen.went).toEqual([['open', 'card-detail', { cardId: 'B4', userCardInstanceId: 'U1' }]])
    })

    it('cannot be exchanged for a sold-out card', async () => {
      await openPopup({ blockReason: 'SOLD_OUT' })
      expect(screen.text('[role=dialog]')).toContain('已售罄')
      expect(screen.text('[role=dialog]')).not.toContain('立即兑换')
    })

    it('opens no card after a refusal or after the popup is closed', async () => {
      await openPopup()
      screen.answer(exchangeCoupon, refused('已售罄', ITEM_ORDER_CODES.itemSoldOut))
      await screen.press('立即兑换')
      expect(screen.went).toEqual([])
      await screen.press('取消')
      expect(screen.sentTo(exchangeCoupon)).toHaveLength(1)
      expect(screen.went).toEqual([])
    })
  })

  it('is the newest coupon of the kind if the address contains only the kind', async () => {
    await open({ couponTemplateId: 'T1' }, [
      [ownCoupons, () => pageOf(ownOf('C7'))],
      [ownCoupon, () => ownOf('C7')],
    ])
    expect(screen.sentTo(ownCoupons)).toEqual([{ couponTemplateId: 'T1', offset: 0, length: 1 }])
    expect(screen.text()).toContain('券 C7')
  })

  it('is shown as a coupon to receive if it belongs to another buyer', async () => {
    await open({ couponId: 'C1', couponTemplateId: 'T1' }, [
      [ownCoupon, notFound],
      [ownCoupons, () => pageOf()],
      [couponKind, () => kindOf('T1')],
    ])
    expect(buttons()).toEqual(['立即领取'])
  })

  it('links to the login for a visitor', async () => {
    await open({ couponId: 'C1' }, [], { member: false })
    await screen.press('登录')
    expect(screen.went).toEqual([['openLogin', expect.any(Function)]])
  })
})

describe('a kind of coupon', () => {
  it.each([
    [{ stock: 7 }, '剩余数量7', ['立即领取']],
    [{ obtainState: 'NOT_YET', obtainStartTime: 3_990_000_000_000 }, '开始领取', []],
    [{ obtainState: 'OVER' }, '领取已结束', ['看看其他优惠券']],
    [{ obtainState: 'GONE' }, '已经领完', ['看看其他优惠券']],
  ])('shows for %o the text %s and the actions %o', async (more, text, actions) => {
    await openKind(more)
    expect(screen.text()).toContain(text)
    expect(buttons()).toEqual(actions)
  })

  it('is received in one tap, then shows the buyer’s coupon', async () => {
    await openKind()
    screen.answer(obtainCoupon, () => ({ couponId: 'C9', couponTemplateId: 'T1' }))
    screen.answer(ownCoupons, () => pageOf(ownOf('C9')))
    screen.answer(ownCoupon, () => ownOf('C9'))
    await screen.press('立即领取')
    expect(screen.toast()).toBe('领取成功')
    expect(screen.tracked).toContainEqual({ name: 'obtain_coupon_success', couponTemplateId: 'T1' })
    expect(buttons()).toEqual(['去使用'])
  })

  it('shows why it was refused, and updates its state', async () => {
    await openKind()
    screen.answer(obtainCoupon, refused('已被领完', COUPON_CODES.couponOutOfStock))
    screen.answer(couponKind, () => kindOf('T1', { obtainState: 'GONE' }))
    await screen.press('立即领取')
    expect(screen.toast()).toBe('已被领完')
    expect(screen.text()).toContain('已领完')
  })

  it('opens the face check first if required', async () => {
    await openKind({ needFaceAuth: true }, { config: { supportFaceAuth: true } })
    screen.answer(certifications, () => [])
    await screen.press('立即领取')
    expect(screen.question()).toContain('仅限实名认证用户领取')
    expect(screen.sentTo(obtainCoupon)).toEqual([])
  })

  it('opens the login for a visitor', async () => {
    await openKind({}, { member: false })
    expect(screen.sentTo(ownCoupons)).toEqual([])
    await screen.press('立即领取')
    expect(screen.went).toEqual([['openLogin', expect.any(Function)]])
  })
})

it.each<[string, Record<string, string>, Answers]>([
  ['no id', {}, []],
  [
    'an unknown kind',
    { couponTemplateId: 'X' },
    [
      [ownCoupons, () => pageOf()],
      [couponKind, notFound],
    ],
  ],
  ['another buyer’s coupon', { couponId: 'X' }, [[ownCoupon, notFound]]],
])('links from %s to other coupons', async (_, params, answers) => {
  await open(params, answers)
  expect(screen.text()).toContain('没有找到这张券')
  await screen.press('看看其他优惠券')
  expect(screen.went).toEqual([['open', 'coupon-recommend-list']])
})
