import { beginVerification } from '@/api/certification'
import { storeAction } from '@/components/certification/certified-action'
import { MiddleVerifyModel } from '@/packages/user/identity/middle-verify/middle-verify.model'
import { externalNavigation } from '@/platform/external-navigation'
import { webHost } from '@/platform/host/detect'
import { miniHost } from '@/platform/host/mini'
import { keys } from '@/platform/storage/keys'
import { linkTo } from '@/router/link-to'
import { refused } from '../../../support/fake-gateway'
import { openModel } from '../../../support/open-model'
import { aCertification as of, identityServices } from './support'

// A mini program opens web pages at the gateway's origin.
jest.mock('@/platform/settings', () => ({
  ...jest.requireActual<object>('@/platform/settings'),
  GATEWAY: 'https://gateway.example',
}))

const PERSON = of('PERSON')
const APP = webHost({ userAgent: 'Mobile', search: 'source=ios' })

const open = async (...given: Parameters<typeof identityServices>) => {
  const all = identityServices(...given)
  all.state.origin = 'https://shop.example'
  return { ...all, ...(await openModel(all.services, (deps) => new MiddleVerifyModel(deps))) }
}

let left: string[]
beforeEach(() => {
  left = []
  jest.spyOn(externalNavigation, 'replace').mockImplementation((address) => void left.push(address))
})
afterEach(() => jest.restoreAllMocks())

describe('the start of the face check', () => {
  test.each([
    ['no known person', [], {}, 'person'],
    ['a person under review', [of('PERSON', 'AUTHING')], {}, 'wait'],
    ['a person who was refused', [of('PERSON', 'AUTH_FAIL')], {}, 'person'],
    ['a known person', [PERSON], {}, 'face'],
    ['a check under review', [PERSON, of('ELECTRONIC_CERT', 'AUTHING')], {}, 'wait'],
    ['a check that was refused', [PERSON, of('ELECTRONIC_CERT', 'AUTH_FAIL')], {}, 'face'],
    ['a check that has expired', [PERSON, of('ELECTRONIC_CERT', 'EXPIRED')], {}, 'face'],
    ['a passed check', [PERSON, of('ELECTRONIC_CERT')], {}, 'passed'],
    ['an app', [PERSON], { platform: { host: APP } }, 'face'],
    ['a merchant that requires no check', [PERSON], { config: { supportFaceAuth: false } }, 'notRequired'],
  ])('starts at the correct step for %s', async (_what, certificates, options, step) => {
    const { model } = await open(certificates, options)
    expect(model.step).toBe(step)
  })

  test('shows why an earlier check was refused', async () => {
    const { model } = await open([PERSON, of('ELECTRONIC_CERT', 'AUTH_FAIL', { reason: '画面过暗' })])
    expect([model.face, model.reason]).toEqual(['refused', '画面过暗'])
  })
})

describe('a visit to the provider', () => {
  test('replaces the page, and stores the verification key', async () => {
    const { model, sentTo, storage, stores } = await open([PERSON])
    await model.start()
    expect(left).toEqual(['https://gateway.example/sandbox/zhima/certify?biz=K1'])
    expect(sentTo(beginVerification)).toEqual([{ verifyType: 'ELECTRONIC_CERT', returnUrl: 'https://shop.example' }])
    expect(storage.read(keys.verification, stores.user.userId)?.verifyKey).toBe('K1')
  })

  test('opens only addresses on the allowlist', async () => {
    const { model, answer, storage, stores, toasts } = await open([PERSON])
    answer(beginVerification, () => ({ verifyKey: 'K1', certifyUrl: 'https://elsewhere.example/', expiresAt: 0 }))
    await model.start()
    expect([left, storage.read(keys.verification, stores.user.userId), toasts]).toEqual([
      [],
      undefined,
      ['error.jumpFailed'],
    ])
  })

  test('shows the gateway’s refusal', async () => {
    const { model, answer, toasts } = await open([PERSON])
    answer(beginVerification, refused('暂未开通人脸认证'))
    await model.start()
    expect([left, toasts]).toEqual([[], ['暂未开通人脸认证']])
  })

  test('opens in the web view of a mini program, with the identity form first', async () => {
    const host = miniHost('weapp', 'WEIXIN_MINI', 'WEIXIN')
    const { model, went, held } = await open([], { platform: { host } })
    await model.start()
    held.certificates = [PERSON]
    await model.certifications.list.load()
    await model.start()
    const links = went.filter(([how]) => how === 'open').map(([, , params]) => (params as { link: string }).link)
    expect(links[0]).toMatch(/^https:\/\/gateway\.example\/verify\/identity-form\?.*verify_storage_key=K1.*backurl=/)
    expect(links[1]).toBe('https://gateway.example/sandbox/zhima/certify?biz=K1')
  })

  test('ends when the buyer returns, and continues the pending action', async () => {
    const page = await open([PERSON])
    storeAction(page.services, { action: 'coupon', id: 'CT2' }, linkTo('home-topic', { topicId: 'gallery' }))
    await page.model.start()
    Object.assign(page.held, { outcome: 'PASSED', certificates: [PERSON, of('ELECTRONIC_CERT')] })
    await page.comeBack()
    expect(page.model.step).toBe('passed')
    expect(page.went.at(-1)).toEqual(['clearTo', 'home-topic', { topicId: 'gallery' }])
    expect(page.stores.userFacts.certified).toBe(true)
  })

  test.each([
    ['CANCELLED', []],
    ['REFUSED', [of('ELECTRONIC_CERT', 'AUTH_FAIL')]],
    ['PENDING', [of('ELECTRONIC_CERT', 'AUTHING')]],
  ])('remains on the screen if the result is %s', async (outcome, certificates) => {
    const page = await open([PERSON])
    storeAction(page.services, { action: 'coupon', id: 'CT2' }, linkTo('home'))
    await page.model.start()
    Object.assign(page.held, { outcome, certificates: [PERSON, ...certificates] })
    await page.comeBack()
    expect(page.went.filter(([how]) => how === 'clearTo')).toEqual([])
    expect(page.model.certifications.finished?.outcome).toBe(outcome)
  })
})
