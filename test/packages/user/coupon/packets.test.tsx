import { makePacket, orderPacket, packet, takeShare } from '@/api/packet'
import { PACKET_CODES } from '@/domain/business-codes/packet'
import CouponCreate from '@/packages/user/coupon/coupon-create/coupon-create'
import CouponShare from '@/packages/user/coupon/coupon-share/coupon-share'
import { RequestError } from '@/request/errors'
import { refused } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

const missing = () => {
  throw new RequestError({ kind: 'business', httpCode: 404, statusCode: 404, message: '' })
}
const END = 4_000_000_000_000
const packetOf = (more: object = {}) => ({
  ...{ packetCode: 'P1', couponTemplateId: 'T1', title: '拼手气', kind: 'MULTI_USER_RANDOM_CASH', total: 3_000 },
  ...{ shares: 6, taken: 1, endTime: END, startTime: null, state: 'OPEN', orderId: '', mine: null },
  sender: { name: '灯***', avatar: '' },
  takers: [{ name: '新****', avatar: '', amount: 812, at: 1, mine: false }],
  ...more,
})
const MINE = { couponId: 'C1', amount: 666, withdrawn: false }
const GONE = { ...MINE, withdrawn: true }
const buttons = () => screen.all('.aside button, .aside [role=button], .aside a').map(({ textContent }) => textContent)

describe('a friend’s packet', () => {
  const open = async (more: object | null, member = true) => {
    screen = await openScreen(CouponShare, {
      ...{ member, params: { packetCode: 'P1' } },
      answers: [[packet, () => (more ? packetOf(more) : missing())]],
    })
  }

  it('shows masked names, amounts and the remaining shares', async () => {
    await open({})
    expect(screen.text()).toContain('灯*** 送你一个红包')
    for (const text of ['¥30', '已领 1 份', '还剩 5 份']) expect(screen.text()).toContain(text)
    expect(screen.find('.filled').style.width).toMatch(/^16\.6/)
    expect(screen.all('.taker').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('新****')])
    expect(screen.text()).toContain('8.12')
  })

  it('adds a share to the buyer’s coupons, and links to the new coupon', async () => {
    await open({})
    screen.answer(takeShare, () => MINE)
    screen.answer(packet, () => packetOf({ mine: MINE }))
    await screen.press('领取红包')
    expect(screen.sentTo(takeShare)).toEqual([{ packetCode: 'P1', idempotencyKey: expect.any(String) }])
    expect(screen.text()).toContain('已领到 ¥6.66 红包券')
    await screen.press('去使用')
    expect(screen.went).toEqual([['open', 'coupon-info', { couponId: 'C1', couponTemplateId: 'T1' }]])
  })

  it('sends the same idempotency key again after a lost response', async () => {
    await open({})
    screen.answer(takeShare, () => {
      throw new RequestError({ kind: 'network' })
    })
    await screen.press('领取红包')
    await screen.press('领取红包')
    const keys = screen.sentTo(takeShare).map(({ idempotencyKey }) => idempotencyKey)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it('opens the login for a visitor', async () => {
    await open({}, false)
    await screen.press('领取红包')
    expect(screen.went).toEqual([['openLogin', expect.any(Function)]])
  })

  it('shows the refusal, and reloads the packet', async () => {
    await open({})
    screen.answer(takeShare, refused('红包已被领完', PACKET_CODES.packetEmpty))
    screen.answer(packet, () => packetOf({ state: 'EMPTY', taken: 6 }))
    await screen.press('领取红包')
    expect([screen.toast(), screen.text().includes('下次早点来')]).toEqual(['红包已被领完', true])
    expect(buttons()).toEqual(['看看其他优惠券'])
  })

  it.each([
    ['over', { state: 'OVER' }, '红包已过领取时间', ['看看其他优惠券']],
    ['void', { state: 'VOID' }, '这个红包已失效', ['看看其他优惠券']],
    ['void, with a share that was withdrawn', { state: 'VOID', mine: GONE }, '已收回', ['看看其他优惠券']],
    ['void, with a share that is still valid', { state: 'VOID', mine: MINE }, '你领到了', ['去使用']],
    ['taken, with a share that is not valid yet', { mine: MINE, startTime: END }, '起可用', ['查看这张券']],
    ['the buyer’s own', { orderId: 'O1', startTime: END }, '已不能整单退款', ['分享给朋友', '领取红包']],
  ])('shows its text and actions if it is %s', async (_, more, text, actions) => {
    await open(more)
    expect(screen.text()).toContain(text)
    expect(buttons()).toEqual(actions)
  })

  it('does not offer a withdrawn share for use', async () => {
    await open({ state: 'VOID', mine: GONE, startTime: END })
    expect(screen.all('.faded')).toHaveLength(1)
    for (const text of ['已领到', '你领到了', '起可用']) expect(screen.text()).not.toContain(text)
  })

  it('hides the order’s terms from a friend, and marks the friend’s share', async () => {
    await open({ mine: MINE, startTime: END, takers: [{ name: '新****', avatar: '', amount: 666, at: 1, mine: true }] })
    expect(screen.text()).not.toContain('整单退款')
    expect(screen.all('.taker').map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^我/)])
  })

  it('links to other coupons if the packet is unknown', async () => {
    await open(null)
    await screen.press('看看其他优惠券')
    expect(screen.went).toEqual([['open', 'coupon-recommend-list']])
  })
})

describe('the coupon packet of an order', () => {
  const orderOf = (more: object = {}) => ({
    ...{ state: 'OPEN', until: END, showName: '牡丹亭', posterUrl: '', posterColor: '' },
    ...{ kind: 'MULTI_USER_RANDOM_CASH', total: 3_000, shares: 6, packet: null },
    ...more,
  })
  const open = async (more: object | null) => {
    screen = await openScreen(CouponCreate, {
      ...{ member: true, params: { orderId: 'O1' } },
      answers: [[orderPacket, () => (more ? orderOf(more) : missing())]],
    })
  }
  const made = (more: object = {}) => ({ state: 'MADE', packet: packetOf({ orderId: 'O1', ...more }) })

  it('is created in one tap, and then shared', async () => {
    await open({})
    for (const text of ['分给 6 位朋友', '¥30', '每份金额随机', '24 小时内可领']) expect(screen.text()).toContain(text)
    expect(screen.all('[role=timer]')).toHaveLength(1)
    screen.answer(makePacket, () => packetOf({ orderId: 'O1' }))
    screen.answer(orderPacket, () => orderOf(made()))
    await screen.press('生成红包')
    expect(screen.sentTo(makePacket)).toEqual([{ orderId: 'O1', idempotencyKey: expect.any(String) }])
    expect(screen.text()).toContain('复制链接')
    await screen.press('查看红包')
    expect(screen.went).toEqual([['open', 'coupon-share', { packetCode: 'P1' }]])
  })

  it.each([
    ['all taken', made({ state: 'EMPTY' }), '红包已被领完'],
    ['void', made({ state: 'VOID' }), '这个红包已失效'],
  ])('cannot be shared if it is %s', async (_, more, text) => {
    await open(more)
    expect([screen.text().includes(text), screen.text().includes('复制链接')]).toEqual([true, false])
  })

  it.each([
    ['older than 24 hours', 'OVER', '付款已超过 24 小时'],
    ['too cheap', 'NONE', '这笔订单没有好友红包'],
    ['refunded', 'VOID', '订单已退款'],
  ])('does not exist for an order that is %s', async (_, state, text) => {
    await open({ state })
    expect(screen.text()).toContain(text)
    await screen.press('查看订单')
    expect(screen.went).toEqual([['open', 'order-detail', { orderId: 'O1' }]])
  })

  it('links to the orders for an unknown order', async () => {
    await open(null)
    await screen.press('查看我的订单')
    expect(screen.went).toEqual([['open', 'orders']])
  })
})
