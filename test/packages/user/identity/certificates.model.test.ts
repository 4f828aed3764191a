import { beginStudent, removeCertification } from '@/api/certification'
import { CertificatesModel } from '@/packages/user/identity/certificates/certificates.model'
import { CertificatesDetailModel } from '@/packages/user/identity/certificates-detail/certificates-detail.model'
import { StudentVerifyModel } from '@/packages/user/identity/student-verify/student-verify.model'
import { webHost } from '@/platform/host/detect'
import { miniHost } from '@/platform/host/mini'
import { refused } from '../../../support/fake-gateway'
import { openModel } from '../../../support/open-model'
import { aCertification as of, identityServices } from './support'

const PERSON = of('PERSON', 'AUTH_SUCCESS', { name: '沈**', idNo: '1101**********0054' })

describe('the list of certificates', () => {
  const rowsOf = async (...given: Parameters<typeof identityServices>) => {
    const { services } = identityServices(...given)
    const { model } = await openModel(services, (deps) => new CertificatesModel(deps))
    return model.rows.map(({ type, state, masked, to }) => [type, state, masked, to.name])
  }

  test('shows each kind with its state, and opens the certificate or its form', async () => {
    expect(await rowsOf([PERSON, of('STUDENT', 'AUTHING')])).toEqual([
      ['PERSON', 'passed', '沈** 1101**********0054', 'certificates-detail'],
      ['ELECTRONIC_CERT', 'none', '', 'middle-verify'],
      ['STUDENT', 'pending', '', 'certificates-detail'],
    ])
  })

  test('hides kinds that the merchant has disabled, except existing certificates', async () => {
    const config = { supportFaceAuth: false, studentCertification: false }
    expect(await rowsOf([of('STUDENT')], { config })).toEqual([
      ['PERSON', 'none', '', 'identity-form'],
      ['STUDENT', 'passed', '', 'certificates-detail'],
    ])
  })
})

describe('a certificate', () => {
  const open = async (id: string, certificates = [PERSON], agrees = true) => {
    const all = identityServices(certificates, { agrees, answers: [[removeCertification, () => undefined]] })
    return { ...all, ...(await openModel(all.services, (deps) => new CertificatesDetailModel(deps, id))) }
  }

  test.each([
    ['PERSON', 'AUTH_SUCCESS', 'identity-form'],
    ['PERSON', 'AUTHING', undefined],
    ['ELECTRONIC_CERT', 'AUTH_SUCCESS', undefined],
    ['ELECTRONIC_CERT', 'EXPIRED', 'middle-verify'],
    ['STUDENT', 'AUTH_FAIL', 'student-verify'],
  ])('links to the renewal screen: kind %s, state %s, screen %s', async (type, status, screen) => {
    const { model } = await open(type, [of(type, status)])
    expect(model.redo?.name).toBe(screen)
  })

  test('is reported as missing if it is not stored or its kind is unknown', async () => {
    for (const id of ['STUDENT', 'constructor', '']) expect((await open(id)).model.stored).toBeNull()
  })

  test('is deleted after a confirmation', async () => {
    const { model, questions, sentTo, toasts, went } = await open('PERSON')
    await model.remove()
    expect([questions, sentTo(removeCertification), toasts]).toEqual([
      ['移除“实名信息”？'],
      [{ authType: 'PERSON' }],
      ['已移除'],
    ])
    expect(went.at(-1)).toEqual(['back'])
  })

  test('remains if the buyer declines or the gateway refuses the deletion', async () => {
    const declined = await open('PERSON', [PERSON], false)
    await declined.model.remove()
    expect(declined.sentTo(removeCertification)).toEqual([])
    const bound = await open('PERSON')
    bound.answer(removeCertification, refused('暂时不能移除'))
    await bound.model.remove()
    expect([bound.toasts, bound.went]).toEqual([['暂时不能移除'], []])
  })
})

describe('the certification of a student', () => {
  const DESKTOP = webHost({ userAgent: 'Desktop', search: '' })
  const CHAT = webHost({ userAgent: 'MicroMessenger Mobile', search: '' })
  const open = async (...given: Parameters<typeof identityServices>) => {
    const all = identityServices(...given)
    return { ...all, ...(await openModel(all.services, (deps) => new StudentVerifyModel(deps))) }
  }

  test.each([
    ['no known person', [], {}, 'person'],
    ['a known person', [PERSON], {}, 'student'],
    ['a person under review', [of('PERSON', 'AUTHING')], {}, 'wait'],
    ['a student under review', [PERSON, of('STUDENT', 'AUTHING')], {}, 'wait'],
    ['a refused student', [PERSON, of('STUDENT', 'AUTH_FAIL')], {}, 'student'],
    ['a student', [PERSON, of('STUDENT')], {}, 'passed'],
    ['a desktop', [PERSON], { platform: { host: DESKTOP } }, 'elsewhere'],
    ['a mini program', [PERSON], { platform: { host: miniHost('weapp', 'W', 'WEIXIN') } }, 'elsewhere'],
    ['the chat app', [PERSON], { platform: { host: CHAT } }, 'student'],
    ['a merchant without student certification', [PERSON], { config: { studentCertification: false } }, 'off'],
  ])('starts at the correct step for %s', async (_what, certificates, options, step) => {
    const { model } = await open(certificates, options)
    expect(model.step).toBe(step)
  })

  test.each([
    ['a phone’s browser', {}, 'H5'],
    ['the chat app', { platform: { host: CHAT } }, 'WEIXIN_H5'],
  ])('sends the channel of %s', async (_what, options, authChannel) => {
    const answers = [[beginStudent, () => of('STUDENT', 'AUTHING')]] as const
    const { model, sentTo, toasts } = await open([PERSON], { ...options, answers })
    await model.submit()
    expect([sentTo(beginStudent), toasts]).toEqual([[{ authChannel }], ['已提交，请等待审核']])
  })

  test('sends nothing on a desktop, and offers its address for a phone', async () => {
    const { model, sentTo, toasts } = await open([PERSON], { platform: { host: DESKTOP } })
    await model.submit()
    await model.copy()
    expect([sentTo(beginStudent), toasts]).toEqual([[], ['链接已复制']])
    expect(model.address).toMatch(/\/student-verify$/)
  })
})
