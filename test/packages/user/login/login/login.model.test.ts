import { sendVerifyCode } from '@/api/auth'
import { defaultPolicies } from '@/api/shop'
import { LoginModel } from '@/packages/user/login/login/login.model'
import { keys } from '@/platform/storage/keys'
import { aPolicy } from '../../../../support/data/policy'
import { screenScope } from '../../../../support/screen-scope'
import { refused } from '../../../../support/fake-gateway'
import { fakeServices } from '../../../../support/services'
import { settle } from '../../../../support/settle'

const policies = [aPolicy('P1', 'USER_AGREEMENT', '用户协议'), aPolicy('P2', 'PURCHASE', '购票须知')]
const shop = {
  supportLoginAreas: [
    { code: '86', name: '中国内地' },
    { code: '853', name: '中国澳门' },
  ],
  supportLanguages: [],
}

const setUp = async () => {
  const all = fakeServices({
    answers: [
      [sendVerifyCode, () => ({ countdown: 60 })],
      [defaultPolicies, () => policies],
    ],
    agrees: true,
  })
  all.configure(shop)
  const { screen } = screenScope(all.services)
  const model = new LoginModel({ ...all.services, screen })
  screen.start()
  await settle()
  return { ...all, model }
}

describe('the request for a login code', () => {
  it('validates the phone number before any request', async () => {
    const { model, sentTo } = await setUp()
    model.form.set('cellphone', '1380')
    await model.form.submit()
    expect(model.form.problems.cellphone).toEqual({ key: 'form.phone' })
    expect(sentTo(sendVerifyCode)).toEqual([])
  })

  it('requires the login agreements, and sends nothing if the buyer declines', async () => {
    const { model, sentTo, state, questions, went } = await setUp()
    expect(model.consent.titles).toBe('用户协议')
    state.agrees = false
    model.form.set('cellphone', '138 0000 0001')
    await model.form.submit()
    expect([questions.length, sentTo(sendVerifyCode), went]).toEqual([1, [], []])
  })

  it('sends the code, stores the phone and the resend time, and opens the code screen', async () => {
    const { model, sentTo, went, stores, clock, storage } = await setUp()
    model.form.set('cellphone', '138 0000 0001')
    await model.form.submit()
    expect(sentTo(sendVerifyCode)).toEqual([{ cellphone: '13800000001', countryCode: '86' }])
    expect(stores.loginAttempt.codeSentTo).toEqual({
      cellphone: '13800000001',
      countryCode: '86',
      resendFrom: clock.now() + 60_000,
    })
    expect(went).toEqual([['open', 'login-code']])
    expect(storage.read(keys.agreementAccepted)).toBe(true)
  })

  it('does not send another code within a minute', async () => {
    const { model, sentTo, went } = await setUp()
    model.form.set('cellphone', '13800000001')
    await model.form.submit()
    await model.form.submit()
    expect([sentTo(sendVerifyCode).length, went.length]).toEqual([1, 2])
  })
})

describe('the area-code field of the login', () => {
  it('shows an error for a number with an unsupported area code', async () => {
    const { model } = await setUp()
    model.form.set('cellphone', '+44 20 7946 0000')
    await model.form.submit()
    expect(model.form.problems.cellphone).toEqual({ key: 'login.areaUnsupported' })
  })

  it('opens the picker of area codes if the gateway refuses the area code', async () => {
    const { model, answer } = await setUp()
    answer(sendVerifyCode, refused('换个区号吧', 22046008))
    model.form.set('cellphone', '13800000001')
    await model.form.submit()
    expect([model.form.opened === 'countryCode', model.form.problems.cellphone?.message]).toEqual([true, '换个区号吧'])
  })
})
