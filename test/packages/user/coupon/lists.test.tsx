import { runInAction } from 'mobx'
import { couponShows, obtainCoupon, ownCoupons, recommendedCoupons } from '@/api/coupon'
import { couponPackages } from '@/api/coupon-code'
import { offeredPackage } from '@/api/coupon-package'
import { userComponent } from '@/api/user-component'
import CouponList from '@/packages/user/coupon/coupon-list/coupon-list'
import CouponRecommendList from '@/packages/user/coupon/coupon-recommend-list/coupon-recommend-list'
import CouponShows from '@/packages/user/coupon/coupon-shows/coupon-shows'
import CouponSelfList from '@/packages/user/coupon/coupon-self-list/coupon-self-list'
import Coupons from '@/packages/user/coupon/coupons/coupons'
import CouponsShowlist from '@/packages/user/coupon/coupons-showlist/coupons-showlist'
import HistoryCoupon from '@/packages/user/coupon/history-coupon/history-coupon'
import { RequestError } from '@/request/errors'
import { type Answer, refused } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'
import { kindOf, ownOf, pageOf } from './answers'

let screen: OpenScreen
afterEach(() => screen.unmount())

describe('the buyer’s coupons', () => {
  const open = async (...items: object[]) => {
    screen = await openScreen(Coupons, { member: true, answers: [[ownCoupons, () => pageOf(...items)]] })
  }

  it('open their details, and are marked if new', async () => {
    await open(ownOf('C1', { isNewArrival: true }), ownOf('C2', { couponStatus: 'UN_AVAILABLE', orderId: 'O1' }))
    expect(screen.text()).toContain('新到券 C1满 ¥100 可用\u00A0· 全部演出可用')
    expect(screen.text()).toContain('占用中')
    await screen.press('券 C1')
    expect(screen.went).toEqual([['open', 'coupon-info', { couponId: 'C1', couponTemplateId: 'T1' }]])
  })

  it('show the remaining uses if a coupon has several', async () => {
    const more = { useWay: 'OFFLINE', qty: 2 }
    await open(ownOf('C1', { ...more, usesLeft: 1 }), ownOf('C2', { ...more, usesLeft: null }))
    expect(screen.text().match(/剩 1 次，共 2 次/g)).toHaveLength(1)
  })

  it('are filtered by use and sorted by value', async () => {
    await open(ownOf('C1'))
    await screen.press('商品')
    await screen.press('面额大')
    expect(screen.sentTo(ownCoupons).at(-1)).toEqual({ bizType: 'ITEM', sort: 'WORTH', offset: 0, length: 20 })
  })

  it('link to the coupon center when empty', async () => {
    await open()
    await screen.press('去领券')
    expect(screen.went).toEqual([['open', 'coupon-recommend-list']])
  })
})

it('shows past coupons by their state', async () => {
  const answers = [[ownCoupons, () => pageOf(ownOf('C1', { couponStatus: 'EXPIRED' }))]] as const
  screen = await openScreen(HistoryCoupon, { member: true, params: { couponStatus: 'EXPIRED' }, answers })
  expect(screen.sentTo(ownCoupons)).toEqual([{ couponStatus: 'EXPIRED', offset: 0, length: 20 }])
  expect(screen.all('.coupon .stamp').map(({ textContent }) => textContent)).toEqual(['已过期'])
  await screen.press('退款中')
  expect(screen.sentTo(ownCoupons).at(-1)).toMatchObject({ couponStatus: 'REFUNDING' })
})

describe('the coupon center', () => {
  it('shows whether each kind of coupon can be received, and opens its details', async () => {
    const kinds = [
      kindOf('T1', { stock: 7, needFaceAuth: true }),
      kindOf('T2', { obtainState: 'NOT_YET', useWay: 'OFFLINE', qty: 2 }),
      kindOf('T3', { obtainState: 'GONE', stock: 0 }),
    ]
    screen = await openScreen(CouponRecommendList, { answers: [[recommendedCoupons, () => pageOf(...kinds)]] })
    expect(screen.all('.coupon .act').map(({ textContent }) => textContent)).toEqual(['领取', '未开始', '已领完'])
    for (const text of ['剩 7 张', '限实名认证用户', '可用 2 次']) expect(screen.text()).toContain(text)
    await screen.press('券 T1')
    expect(screen.went).toEqual([['open', 'coupon-info', { couponTemplateId: 'T1' }]])
  })

  it('marks the coupons that the member already has, and lists them last', async () => {
    screen = await openScreen(CouponRecommendList, {
      member: true,
      answers: [
        [recommendedCoupons, () => pageOf(kindOf('T2'), kindOf('T1'))],
        [obtainCoupon, () => ({ couponId: 'C1', couponTemplateId: 'T1' })],
        [userComponent, () => ({ components: [{ componentId: 'coupons', couponTemplateIds: ['T2'], reminders: [] }] })],
      ],
    })
    expect(screen.all('.coupon .act').map(({ textContent }) => textContent)).toEqual(['领取', '已领取'])
    await screen.press('领取 券 T1')
    expect(screen.sentTo(obtainCoupon)).toEqual([{ couponCode: 'T1', obtainType: 'SHOW_OBTAIN' }])
    expect(screen.all('.coupon .act').map(({ textContent }) => textContent)).toEqual(['已领取', '已领取'])
  })

  it('links to all shows when empty', async () => {
    screen = await openScreen(CouponRecommendList, { answers: [[recommendedCoupons, () => pageOf()]] })
    await screen.press('去看演出')
    expect(screen.went).toEqual([['switchTab', 'all']])
  })
})

it('requests no shows if the address has no kind of coupon', async () => {
  screen = await openScreen(CouponShows, {})
  expect([screen.sentTo(couponShows), screen.text().includes('现在没有在售的适用演出')]).toEqual([[], true])
})

it.each([
  ['coupon-shows', CouponShows],
  ['coupons-showlist', CouponsShowlist],
])('lists in %s the shows of a coupon, in all cities or the current city', async (_, list) => {
  const answers = [[couponShows, () => pageOf({ showId: 'S1', showName: '海上交响' })]] as const
  screen = await openScreen(list, { params: { couponTemplateId: 'T1', title: '见面礼' }, answers })
  expect(screen.text()).toContain('见面礼')
  expect(screen.text()).toContain('海上交响')
  expect(screen.sentTo(couponShows)).toEqual([{ couponTemplateId: 'T1', offset: 0, length: 20 }])
  await screen.press('当前城市')
  expect(screen.sentTo(couponShows).at(-1)).toMatchObject({ cityId: 'BL1106' })
})

describe('the shows of a coupon', () => {
  it('are those of the member’s own coupon', async () => {
    const params = { couponTemplateId: 'T1', couponId: 'C1' }
    screen = await openScreen(CouponsShowlist, { member: true, params, answers: [[couponShows, () => pageOf()]] })
    expect(screen.sentTo(couponShows)).toEqual([{ ...params, offset: 0, length: 20 }])
  })

  it('link to other coupons after the end of the coupon', async () => {
    const missing: Answer = () => {
      throw new RequestError({ kind: 'business', httpCode: 404, statusCode: 404, message: '' })
    }
    screen = await openScreen(CouponsShowlist, {
      params: { couponTemplateId: 'T1' },
      answers: [[couponShows, missing]],
    })
    expect(screen.text()).toContain('这张优惠券已结束')
    await screen.press('看看其他优惠券')
    expect(screen.went).toEqual([['open', 'coupon-recommend-list']])
  })

  it.each([
    ['ITEM', '去选购商品', 'shop'],
    ['PRIVILEGE_CARD', '看看权益卡', 'card-list'],
    ['PARKING_FEE', '去缴停车费', 'parking-payment'],
  ])('are replaced by a link if the coupon is for %s', async (type, text, name) => {
    const answers = [[couponShows, () => pageOf()]] as const
    screen = await openScreen(CouponsShowlist, { params: { couponTemplateId: 'T1', type }, answers })
    await screen.press(text)
    expect(screen.went.map(([, opened]) => opened)).toEqual([name])
  })
})

describe('the packages of coupons', () => {
  const open = async (params: Record<string, string>, ...packages: object[]) => {
    screen = await openScreen(CouponList, {
      ...{ member: true, params },
      answers: [
        [ownCoupons, () => pageOf(ownOf('C1'))],
        [couponPackages, () => pageOf(...packages)],
      ],
    })
  }

  it('open the list of coupons in a package', async () => {
    await open({}, { couponPackageId: 'P1', title: '三重礼', couponCount: 3 })
    expect(screen.text()).toContain('3 张优惠券')
    await screen.press('三重礼')
    expect(screen.went).toEqual([['open', 'coupon-list', { couponPackageId: 'P1' }]])
  })

  it('show only the coupons of the package in the address', async () => {
    await open({ couponPackageId: 'P1' })
    expect(screen.sentTo(ownCoupons)).toEqual([{ couponPackageId: 'P1', offset: 0, length: 20 }])
    await screen.press('券 C1')
    expect(screen.went).toEqual([['open', 'coupon-info', { couponId: 'C1', couponTemplateId: 'T1' }]])
  })

  it('link to the buyer’s packages if the package is unknown', async () => {
    screen = await openScreen(CouponList, {
      ...{ member: true, params: { couponPackageId: 'P9' } },
      answers: [
        [ownCoupons, refused('没有找到', 404)],
        [offeredPackage, refused('没有找到', 404)],
      ],
    })
    expect(screen.text()).toContain('没有找到这个券包')
    await screen.press('我的券包')
    expect(screen.went).toEqual([['open', 'coupon-list']])
  })

  it('show the contents and the price of a package on sale', async () => {
    const offer = {
      ...{ couponPackageId: 'P9', itemId: 'P9', isCouponProduct: true, title: '常客券包', posterUrl: '' },
      ...{ price: 1990, stock: null, couponCount: 2, kinds: [kindOf('T1'), kindOf('T1')] },
    }
    screen = await openScreen(CouponList, {
      ...{ member: true, params: { couponPackageId: 'P9' } },
      answers: [
        [ownCoupons, refused('没有找到', 404)],
        [offeredPackage, () => offer],
      ],
    })
    expect(screen.all('[role=listitem]')).toHaveLength(2)
    const none = { showDiscountPrivileges: [], showDiscountPrivilegeVo: null, itemDiscountPrivilegeVo: null }
    const couponPackageDiscountPrivilegeVo = { formatDiscount: '9.5 折', rate: 9_500 }
    runInAction(() => {
      const level = { ...none, primeLevelName: '', privilegeToken: '', couponPackageDiscountPrivilegeVo }
      screen.stores.userFacts.privileges = level
    })
    await screen.wait(0)
    expect(screen.text()).toContain('会员 9.5 折 ¥18.91')
    await screen.press('购买 ¥19.90')
    expect(screen.went).toEqual([['open', 'card-confirm', { itemId: 'P9' }]])
  })

  it('show the contents and the price of a sold-out package, and request no coupons', async () => {
    const offer = {
      ...{ couponPackageId: 'P9', itemId: 'P9', isCouponProduct: true, title: '常客券包', posterUrl: '' },
      ...{ price: 1990, stock: 0, couponCount: 1, kinds: [kindOf('T1')] },
    }
    screen = await openScreen(CouponList, {
      ...{ member: true, params: { couponPackageId: 'P9', offered: '1' } },
      answers: [[offeredPackage, () => offer]],
    })
    expect(screen.sentTo(ownCoupons)).toEqual([])
    expect(screen.text()).toMatch(/1 张优惠券.*¥19\.90.*已售罄/)
  })

  it('link to the packages on sale when empty', async () => {
    await open({})
    await screen.press('去看看券包')
    expect(screen.went).toEqual([['open', 'coupon-recommend-list']])
  })
})

describe('the coupons for a show', () => {
  const open = async (answer: Answer, params: Record<string, string> = { showId: 'S1' }) => {
    screen = await openScreen(CouponSelfList, { member: true, params, answers: [[ownCoupons, answer]] })
  }

  it('show why a coupon does not apply', async () => {
    await open(() => pageOf(ownOf('C1'), ownOf('C2', { unfitReason: 'SCOPE' }), ownOf('C3', { unfitReason: 'NEW' })))
    expect(screen.sentTo(ownCoupons)).toEqual([{ showId: 'S1', offset: 0, length: 20 }])
    expect(screen.all('.coupon').map(({ textContent }) => textContent?.includes('不在适用范围内'))).toEqual([
      ...[false, true, false],
    ])
    await screen.press('券 C2')
    expect(screen.went).toEqual([['open', 'coupon-info', { couponId: 'C2', couponTemplateId: 'T1' }]])
  })

  it('are grouped into applicable and inapplicable coupons, each with a heading', async () => {
    await open(() => pageOf(ownOf('C1'), ownOf('C2'), ownOf('C3', { unfitReason: 'SCOPE' })))
    const lists = screen.all('[role=list]')
    expect(lists.map((list) => [list.getAttribute('aria-label'), list.querySelectorAll('.coupon').length])).toEqual([
      ['可用', 2],
      ['暂不可用', 1],
    ])
    expect(screen.all('[role=heading][aria-level="2"]').map(({ textContent }) => textContent)).toEqual([
      ...['可用', '暂不可用'],
    ])
  })

  it('link to all coupons if the show no longer exists', async () => {
    await open(() => {
      throw new RequestError({ kind: 'business', httpCode: 404, statusCode: 404, message: '' })
    })
    await screen.press('查看全部优惠券')
    expect(screen.went).toEqual([['open', 'coupons']])
  })

  it('include all coupons if no show is given, or the coupons for a given item', async () => {
    await open(() => pageOf(), {})
    expect(screen.sentTo(ownCoupons)).toEqual([{ offset: 0, length: 20 }])
    screen.unmount()
    await open(() => pageOf(), { itemId: 'G1' })
    expect(screen.sentTo(ownCoupons)).toEqual([{ itemId: 'G1', offset: 0, length: 20 }])
    await screen.press('去领券')
    expect(screen.went).toEqual([['open', 'coupon-recommend-list']])
  })
})
