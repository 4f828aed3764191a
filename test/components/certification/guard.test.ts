import { certifications, type Certification } from '@/api/auth'
import { finishVerification } from '@/api/certification'
import { obtainCoupon } from '@/api/coupon'
import type { CouponBrief } from '@/api/layout-blocks'
import { userComponent } from '@/api/user-component'
import { ReceivedCoupons } from '@/components/layout/coupon-list/received-coupons.model'
import { CERTIFICATION_CODES } from '@/domain/business-codes/certification'
import { COUPON_CODES } from '@/domain/business-codes/coupon'
import { webHost } from '@/platform/host/detect'
import { miniHost } from '@/platform/host/mini'
import type { Host } from '@/platform/host/contract'
import { keys } from '@/platform/storage/keys'
import { linkTo } from '@/router/link-to'
import { refused } from '../../support/fake-gateway'
import { openModel } from '../../support/open-model'
import { fakeServices, type ServicesOptions } from '../../support/services'

// In a mini program, web pages are served by the gateway.
jest.mock('@/platform/settings', () => ({
  ...jest.requireActual<object>('@/platform/settings'),
  GATEWAY: 'https://gateway.example',
}))

const MINUTE = 60_000

const COUPON: CouponBrief = {
  ...{ couponTemplateId: 'CT2', title: '', amount: null, discount: 0, threshold: null, scope: '', validDays: 0 },
  ...{ topicId: '', needFaceAuth: true },
}
const PLACE = linkTo('home-topic', { topicId: 'gallery' })

const certificate = (authStatus: string): Certification => ({
  ...{ authType: 'ELECTRONIC_CERT', authStatus, verifiedAt: null, validUntil: null, updatedAt: null },
  ...{ idType: '', name: '', idNo: '', reason: '', removable: false },
})

/** Opens a page with one coupon that requires the face verification. `held` is the gateway’s state. */
const open = async ({
  held: certificates = [],
  places = 1,
  ...options
}: ServicesOptions & { held?: Certification[]; places?: number } = {}) => {
  const held = { certificates, outcome: 'OPEN' }
  const all = fakeServices({
    member: true,
    config: { supportFaceAuth: true },
    agrees: true,
    answers: [
      [certifications, () => held.certificates],
      [userComponent, () => ({ components: [] })],
      [obtainCoupon, () => ({ couponId: 'C1', couponTemplateId: 'CT2', expireTime: null })],
      [finishVerification, () => ({ outcome: held.outcome, reason: '' })],
    ],
    ...options,
  })
  all.state.place = PLACE
  const component = { componentId: 'coupons', componentType: 'COUPON_LIST' } as const
  const make = () => openModel(all.services, (deps) => new ReceivedCoupons(deps, component, [COUPON]))
  const [page] = (await Promise.all(Array.from({ length: places }, make))) as [Awaited<ReturnType<typeof make>>]
  const obtained = () => all.sentTo(obtainCoupon).length
  return { ...all, ...page, held, obtained }
}
const led = ({ went }: { went: unknown[][] }) => went.filter(([how]) => how === 'open').map(([, name]) => name)

describe('a coupon that needs the face check', () => {
  test('is received once after the buyer passes the check and returns', async () => {
    const page = await open()
    await page.model.receive(COUPON)
    expect([page.questions, led(page), page.obtained()]).toEqual([['实名认证'], ['middle-verify'], 0])
    page.held.certificates = [certificate('AUTH_SUCCESS')]
    await page.comeBack()
    expect([page.obtained(), page.toasts, page.model.has('CT2')]).toEqual([1, ['领取成功'], true])
    await page.comeBack()
    expect(page.obtained()).toBe(1)
    expect(page.tracked).toEqual([{ name: 'obtain_coupon_success', couponTemplateId: 'CT2' }])
  })

  test('is received once after an app restart, although two blocks show the coupon', async () => {
    const stored = new Map<string, string>()
    const first = await open({ stored })
    await first.model.receive(COUPON)
    first.dispose()
    // The buyer passed the verification while the app was closed.
    const later = await open({ stored, held: [certificate('AUTH_SUCCESS')], places: 2 })
    expect(later.obtained()).toBe(1)
  })

  test('is not received when the check takes more than half an hour', async () => {
    const page = await open()
    await page.model.receive(COUPON)
    page.clock.advance(30 * MINUTE + 1)
    page.held.certificates = [certificate('AUTH_SUCCESS')]
    await page.comeBack()
    expect(page.obtained()).toBe(0)
  })

  test('is not received by another account on the device', async () => {
    const stored = new Map<string, string>()
    const first = await open({ stored })
    await first.model.receive(COUPON)
    first.dispose()
    const other = await open({ stored, member: { userId: 'U2' } })
    other.held.certificates = [certificate('AUTH_SUCCESS')]
    await other.comeBack()
    expect(other.obtained()).toBe(0)
  })

  test.each([
    ['a failed check shows one message', 'AUTH_FAIL', ['人脸认证未通过'], 0],
    ['a return without a check shows no message', null, [], 0],
    ['a manual review is awaited', 'AUTHING', [], 1],
  ])('is not received before a check passes: %s', async (_what, status, toasts, after) => {
    const page = await open()
    await page.model.receive(COUPON)
    page.held.certificates = status ? [certificate(status)] : []
    await page.comeBack()
    expect([page.toasts, page.obtained()]).toEqual([toasts, 0])
    page.held.certificates = [certificate('AUTH_SUCCESS')]
    await page.comeBack()
    expect(page.obtained()).toBe(after)
  })

  test('is received after the app finishes a pending verification', async () => {
    const page = await open()
    await page.model.receive(COUPON)
    page.storage.write(keys.verification, { verifyKey: 'K1', savedAt: 0 }, page.stores.user.userId)
    page.held.outcome = 'PASSED'
    page.held.certificates = [certificate('AUTH_SUCCESS')]
    await page.comeBack()
    expect([page.sentTo(finishVerification), page.obtained()]).toEqual([[{ verifyKey: 'K1' }], 1])
    expect(page.storage.read(keys.verification, page.stores.user.userId)).toBeUndefined()
  })

  test('is not received when the buyer declines the check', async () => {
    const page = await open({ agrees: false })
    await page.model.receive(COUPON)
    page.held.certificates = [certificate('AUTH_SUCCESS')]
    await page.comeBack()
    expect([led(page), page.obtained()]).toEqual([[], 0])
  })

  test('is received without a prompt when the buyer is already certified', async () => {
    const page = await open()
    page.held.certificates = [certificate('AUTH_SUCCESS')]
    await page.model.receive(COUPON)
    expect([page.questions, page.obtained()]).toEqual([[], 1])
  })

  test.each([
    ['is not flagged', { needFaceAuth: false }, { supportFaceAuth: true }],
    ['is of a merchant who requires no check', {}, { supportFaceAuth: false }],
  ])('is received at once when it %s', async (_what, more, config) => {
    const page = await open({ config })
    await page.model.receive({ ...COUPON, ...more })
    expect([page.questions, page.obtained()]).toEqual([[], 1])
  })

  test('opens the check when the gateway requires it', async () => {
    const page = await open({ answers: [] })
    page.answer(certifications, () => [])
    page.answer(obtainCoupon, refused('请先完成人脸认证', CERTIFICATION_CODES.faceAuthNeeded))
    await page.model.receive({ ...COUPON, needFaceAuth: false })
    expect([page.questions, led(page), page.toasts]).toEqual([['实名认证'], ['middle-verify'], []])
  })

  test('is marked as received, with the gateway’s message, if it was received earlier', async () => {
    const page = await open({ config: {} })
    page.answer(obtainCoupon, refused('你已经领过这张券了', COUPON_CODES.couponReceived))
    await page.model.receive(COUPON)
    expect([page.toasts, page.model.has('CT2')]).toEqual([['你已经领过这张券了'], true])
    expect(page.tracked).toEqual([{ name: 'obtain_coupon_fail', couponTemplateId: 'CT2' }])
  })

  test('opens the login for a visitor first', async () => {
    const page = await open({ member: false })
    await page.model.receive(COUPON)
    expect([page.went.map(([how]) => how), page.questions]).toEqual([['openLogin'], []])
  })
})

const HOSTS: [string, Host][] = [
  ['a phone’s browser', webHost({ userAgent: 'Mobile', search: '' })],
  ['a desktop’s browser', webHost({ userAgent: 'Desktop', search: '' })],
  ['the chat app’s browser', webHost({ userAgent: 'MicroMessenger', search: '' })],
  ['a mini program', miniHost('weapp', 'WEIXIN_MINI', 'WEIXIN')],
  ['a native app', webHost({ userAgent: 'Mobile', search: 'source=ios' })],
]

test.each(HOSTS)('opens the face check in %s', async (_name, host) => {
  const page = await open({ platform: { host } })
  await page.model.receive(COUPON)
  expect([led(page), page.toasts]).toEqual([['middle-verify'], []])
})
