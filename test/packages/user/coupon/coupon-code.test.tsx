import { couponCodes, ownCoupon } from '@/api/coupon'
import { COUPON_CODES } from '@/domain/business-codes/coupon'
import { codePicture } from '@/domain/ticket/code-picture'
import CouponInfo from '@/packages/user/coupon/coupon-info/coupon-info'
import { RequestError } from '@/request/errors'
import { refused } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'
import { ownOf } from './answers'

/** Interval between two requests of the popup, ms. */
const POLL = 3_000

let screen: OpenScreen
afterEach(() => screen.unmount())

const used = { verifyCode: '', statusImageUrl: '/media/coupon/verified.svg', verifyCodeExpireTime: null }
const codeOf = (verifyCode: string, life = 60_000) => ({
  ...{ verifyCode, statusImageUrl: '', verifyCodeExpireTime: screen.services.clock.now() + life },
})
const answerCodes = (...items: object[]) => screen.answer(couponCodes, () => items)
const open = async () => {
  const answers = [[ownCoupon, () => ownOf('C1', { useWay: 'OFFLINE' })]] as const
  screen = await openScreen(CouponInfo, { member: true, params: { couponId: 'C1' }, answers })
}
const codes = () => screen.all('.paper img').map((picture) => picture.getAttribute('src'))

describe('the code of a coupon', () => {
  it('is replaced before it expires', async () => {
    await open()
    answerCodes(codeOf('FC1:first'))
    await screen.press('出示券码')
    expect(screen.sentTo(couponCodes)).toEqual([
      { couponId: 'C1', couponTemplateId: 'T1', orderId: '', source: 'SINGLE_COUPON' },
    ])
    expect(codes()[0]).toBe(codePicture('FC1:first'))
    expect(screen.text()).toContain('60 秒内有效')
    answerCodes(codeOf('FC1:next'))
    await screen.wait(POLL)
    expect(codes()[0]).toBe(codePicture('FC1:next'))
  })

  it('shows one code at a time, and marks the coupon used after the last code', async () => {
    await open()
    answerCodes(codeOf('FC1:a'), codeOf('FC1:b'))
    await screen.press('出示券码')
    expect([screen.all('.paper').length, codes()[0]]).toEqual([1, codePicture('FC1:a')])
    expect(screen.text()).toContain('第 1 次，共 2 次')
    answerCodes(used, codeOf('FC1:b'))
    await screen.wait(POLL)
    expect([screen.all('.paper').length, codes()[0]]).toEqual([1, codePicture('FC1:b')])
    expect(screen.text()).toContain('第 2 次，共 2 次')
    screen.answer(ownCoupon, () => ownOf('C1', { useWay: 'OFFLINE', couponStatus: 'USED' }))
    answerCodes(used, used)
    await screen.wait(POLL)
    expect(codes()).toEqual(['/media/coupon/verified.svg'])
    const sent = screen.sentTo(couponCodes).length
    await screen.press('完成')
    await screen.wait(POLL)
    expect([screen.sentTo(couponCodes).length, screen.text().includes('已到店使用')]).toEqual([sent, true])
  })

  it('shows why the gateway refuses the code', async () => {
    await open()
    screen.answer(couponCodes, refused('这张券已过有效期', COUPON_CODES.counterCodeOver))
    await screen.press('出示券码')
    expect(screen.toast()).toBe('这张券已过有效期')
    await screen.wait(POLL)
    expect(screen.sentTo(couponCodes)).toHaveLength(1)
  })

  it('expires while the network is unavailable, and is renewed afterwards', async () => {
    await open()
    answerCodes(codeOf('FC1:first'))
    await screen.press('出示券码')
    screen.answer(couponCodes, () => {
      throw new RequestError({ kind: 'network', message: '' })
    })
    await screen.wait(61_000)
    expect(screen.text()).toContain('券码已失效')
    answerCodes(codeOf('FC1:next'))
    await screen.wait(POLL)
    expect(codes()[0]).toBe(codePicture('FC1:next'))
  })
})
