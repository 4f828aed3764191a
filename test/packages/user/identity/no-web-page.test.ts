import { requireCertification } from '@/components/certification/require-certification'
import { MiddleVerifyModel } from '@/packages/user/identity/middle-verify/middle-verify.model'
import { miniHost } from '@/platform/host/mini'
import { openModel } from '../../../support/open-model'
import { aCertification as of, identityServices } from './support'

const OPTIONS = {
  config: { supportFaceAuth: true },
  platform: { host: miniHost('weapp', 'WEIXIN_MINI', 'WEIXIN') },
}
const WANTED = { action: 'coupon', id: 'CT2', flagged: true, asks: false } as const

describe('a mini program without a web page for the face check', () => {
  test('shows a toast when an action needs the face check', async () => {
    const { services, toasts, went } = identityServices([], OPTIONS)
    expect(await requireCertification(services, WANTED)).toBe('unsupported')
    expect([toasts, went]).toEqual([['当前应用不支持人脸认证'], []])
  })

  test.each([
    ['unsupported', [of('PERSON')]],
    ['passed', [of('ELECTRONIC_CERT')]],
  ])('shows the step %s on the screen of the check', async (step, certificates) => {
    const { services } = identityServices(certificates, OPTIONS)
    const { model } = await openModel(services, (deps) => new MiddleVerifyModel(deps))
    expect(model.step).toBe(step)
  })
})
