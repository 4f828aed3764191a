import { cardsOnSale } from '@/api/card'
import { offeredPackages } from '@/api/coupon-package'
import { expiringPoints, pointAccount, pointLots, pointRecords, pointRule } from '@/api/points'
import PointRecordScreen from '@/packages/user/points/point-record/point-record'
import Points from '@/packages/user/points/points/points'
import PointsRule from '@/packages/user/points/points-rule/points-rule'
import SelfPoint from '@/packages/user/points/self-point/self-point'
import { NOW } from '../../../support/fake-clock'
import { type Answers } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'
import { saleOf as cardOf } from '../../card/answers'
import { pageOf } from '../coupon/answers'

let screen: OpenScreen
afterEach(() => screen.unmount())

const END = Date.UTC(2099, 4, 6, 16)
const ACCOUNT = { usable: 1280, pending: 0, debt: 0 }

const open = async (view: Parameters<typeof openScreen>[0], answers: Answers, params: Record<string, string> = {}) => {
  screen = await openScreen(view, { member: true, params, answers: [[offeredPackages, () => []], ...answers] })
}

describe('the points', () => {
  it('show the balance and the pending, expiring and owed points', async () => {
    const account = { usable: 1280, pending: 66, debt: 5 }
    await open(Points, [
      [pointAccount, () => account],
      [expiringPoints, () => ({ amount: 620, endTime: END })],
      [cardsOnSale, () => pageOf()],
    ])
    for (const text of ['可用积分1280', '另有 66 积分待生效', '620 积分 2099年5月6日 到期', '会先抵扣 5 积分'])
      expect(screen.text()).toContain(text)
    for (const row of ['积分明细', '积分记录', '积分规则']) await screen.press(row)
    expect(screen.went.map(([, name]) => name)).toEqual(['self-point', 'point-record', 'points-rule'])
  })

  it('list cards that cost points, and link to shows if the list is empty', async () => {
    await open(Points, [
      [pointAccount, () => ACCOUNT],
      [expiringPoints, () => ({ amount: 0, endTime: 0 })],
      [cardsOnSale, () => pageOf(cardOf('BC10', { priceMode: 'POINT', cardPrice: 0, pointPrice: 900 }))],
    ])
    expect(screen.sentTo(cardsOnSale)).toEqual([expect.objectContaining({ forPoints: true })])
    expect(screen.text()).toContain('900 积分')
    screen.unmount()
    await open(Points, [
      [pointAccount, () => ACCOUNT],
      [expiringPoints, () => ({ amount: 0, endTime: 0 })],
      [cardsOnSale, () => pageOf()],
    ])
    await screen.press('去看演出')
    expect(screen.went).toEqual([['switchTab', 'all']])
  })

  it('list packages of coupons that cost points', async () => {
    const pack = (couponPackageId: string, more: object) => ({
      ...{ couponPackageId, itemId: couponPackageId, isCouponProduct: true, title: couponPackageId, posterUrl: '' },
      ...{ price: 0, pointPrice: 0, stock: null, couponCount: 2, ...more },
    })
    await open(Points, [
      [pointAccount, () => ACCOUNT],
      [expiringPoints, () => ({ amount: 0, endTime: 0 })],
      [cardsOnSale, () => pageOf()],
      [offeredPackages, () => [pack('CP3', { price: 1_990 }), pack('CP5', { pointPrice: 1_200 })]],
    ])
    expect(screen.text()).not.toContain('CP3')
    expect(screen.text()).toMatch(/CP52 张优惠券.· 1200 积分/)
    await screen.press('CP5')
    expect(screen.went).toEqual([['open', 'coupon-list', { couponPackageId: 'CP5', offered: '1' }]])
  })

  it('show how to earn points', async () => {
    await open(Points, [
      [pointAccount, () => ACCOUNT],
      [expiringPoints, () => ({ amount: 0, endTime: 0 })],
      [cardsOnSale, () => pageOf()],
    ])
    await screen.press('购票、购物')
    await screen.press('成为会员')
    expect(screen.went).toEqual([
      ['switchTab', 'all'],
      ['open', 'member-center'],
    ])
  })
})

describe('the lots of points', () => {
  const lot = (lotId: string, more: object = {}) => ({
    ...{ lotId, source: 'ORDER', title: '雪邮差', orderId: 'O1', amount: 100, left: 80, ended: 0, state: 'USABLE' },
    orderType: 'ticket',
    ...{ receivedTime: NOW, usableAt: NOW, endTime: END },
    ...more,
  })

  it.each([
    ['USABLE', { state: 'USABLE' }, '雪邮差2099年5月6日 到期80'],
    ['PENDING', { state: 'PENDING', usableAt: END - 1 }, '雪邮差2099年5月6日 起可用80'],
    ['ENDED', { state: 'ENDED', left: 0, ended: 30 }, '雪邮差2099年5月6日 已过期30'],
  ])('show their date in the state %s, and link to the order', async (state, more, text) => {
    await open(SelfPoint, [[pointLots, () => pageOf(lot('L1', more))]], { state })
    expect(screen.sentTo(pointLots)).toEqual([expect.objectContaining({ state })])
    await screen.press(text)
    expect(screen.went).toEqual([['open', 'order-detail', { orderId: 'O1' }]])
  })

  it('link to an order of goods', async () => {
    await open(SelfPoint, [[pointLots, () => pageOf(lot('L1', { title: '画册', orderId: 'M1', orderType: 'goods' }))]])
    await screen.press('画册')
    expect(screen.went).toEqual([['open', 'product-detail', { orderId: 'M1' }]])
  })

  it('link to shows if the chosen state has no points', async () => {
    await open(SelfPoint, [[pointLots, () => pageOf()]])
    await screen.press('待生效')
    expect(screen.text()).toContain('没有待生效的积分')
    await screen.press('去看演出')
    expect(screen.went).toEqual([['switchTab', 'all']])
  })
})

describe('the records of points', () => {
  it('show each movement with its sign and order', async () => {
    const record = (recordId: string, more: object) => ({
      ...{ recordId, kind: 'EARNED', amount: 66, time: NOW, title: '雪邮差', orderId: 'O1', orderType: 'ticket' },
      ...more,
    })
    const records = [
      record('1', {}),
      record('2', { kind: 'USED', amount: -900, title: '曲艺两次卡', orderId: 'M1', orderType: 'goods' }),
      record('3', { kind: 'GRANTED', title: '新人礼', orderId: '' }),
    ]
    await open(PointRecordScreen, [[pointRecords, () => pageOf(...records)]], { type: 'WRONG' })
    expect(screen.sentTo(pointRecords)).toEqual([{ offset: 0, length: 20 }])
    for (const text of ['消费获得', '+66', '使用', '-900', '新人礼']) expect(screen.text()).toContain(text)
    const rows = screen.all('a, button').filter(({ textContent }) => /消费获得|使用曲/.test(textContent ?? ''))
    expect(rows).toHaveLength(2)
    await screen.press('使用')
    expect(screen.sentTo(pointRecords).at(-1)).toEqual({ offset: 0, length: 20, type: 'OUT' })
  })
})

it('shows the points rate of each member level', async () => {
  const levels = [
    { level: 0, levelName: '', factor: 100 },
    { level: 1, levelName: '灯火银卡', factor: 120 },
  ]
  await open(PointsRule, [[pointRule, () => ({ levels })]])
  for (const text of ['普通用户每 1 元 1 积分', '灯火银卡每 1 元 1.2 积分', '满 3 天后可用', '第 12 个月', '延长 7 天'])
    expect(screen.text()).toContain(text)
})
