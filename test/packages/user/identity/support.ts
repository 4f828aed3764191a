import { certifications, type Certification } from '@/api/auth'
import { beginVerification, finishVerification } from '@/api/certification'
import { fakeServices, type ServicesOptions } from '../../../support/services'

/** Creates a certification, as the gateway sends it. */
export const aCertification = (
  authType: string,
  authStatus = 'AUTH_SUCCESS',
  more: Partial<Certification> = {},
): Certification => ({
  ...{ authType, authStatus, verifiedAt: 1_000, validUntil: null, updatedAt: 1_000 },
  ...{ idType: '', name: '', idNo: '', reason: '', removable: true },
  ...more,
})

/** Creates services for an account that has these certifications. The test can change `held`. */
export const identityServices = (certificates: Certification[] = [], options: ServicesOptions = {}) => {
  const held = { certificates, outcome: 'OPEN' }
  const { answers = [], ...rest } = options
  const all = fakeServices({
    member: true,
    config: { supportFaceAuth: true, studentCertification: true },
    answers: [
      [certifications, () => held.certificates],
      [finishVerification, () => ({ outcome: held.outcome, reason: '' })],
      [beginVerification, () => ({ verifyKey: 'K1', certifyUrl: '/sandbox/zhima/certify?biz=K1', expiresAt: 0 })],
      ...answers,
    ],
    ...rest,
  })
  return { ...all, held }
}
