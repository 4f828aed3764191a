import { commonLoginOrRegister, loginOrRegister, sendVerifyCode } from '@/api/auth'
import { LoginCodeModel } from '@/packages/user/login/login-code/login-code.model'
import { aMember } from '../../../../support/data/member'
import { refused } from '../../../../support/fake-gateway'
import { fakeServices } from '../../../../support/services'
import { settle } from '../../../../support/settle'

const setUp = (config: object = {}) => {
  const all = fakeServices({
    answers: [
      [loginOrRegister, () => aMember()],
      [commonLoginOrRegister, () => aMember()],
      [sendVerifyCode, () => ({ countdown: 60 })],
    ],
    agrees: true,
  })
  all.configure(config)
  all.stores.loginAttempt.storeCodeSentTo({
    cellphone: '13800000001',
    countryCode: '86',
    resendFrom: all.clock.now() + 60_000,
  })
  return { ...all, model: new LoginCodeModel(all.services) }
}

describe('the login code', () => {
  it('is submitted automatically once six digits are entered', async () => {
    const { model, sentTo, stores } = setUp()
    model.code.enter('12345')
    model.code.enter('123456')
    await settle()
    expect(sentTo(loginOrRegister)).toEqual([{ cellphone: '13800000001', countryCode: '86', verifyCode: '123456' }])
    expect(stores.user.loggedIn).toBe(true)
  })

  it('is verified by the merchant’s common login service if configured (decision 19)', async () => {
    const { model, sentTo } = setUp({ commonLogin: true })
    model.code.enter('123456')
    await settle()
    expect([sentTo(loginOrRegister).length, sentTo(commonLoginOrRegister).length]).toEqual([0, 1])
  })

  it('is cleared if wrong, with the gateway’s text', async () => {
    const { model, answer, stores } = setUp()
    answer(loginOrRegister, refused('验证码错误'))
    model.code.enter('000000')
    await settle()
    expect([
      model.code.form.problems.code?.message,
      model.code.form.values.code,
      model.code.form.busy,
      stores.user.loggedIn,
    ]).toEqual(['验证码错误', '', false, false])
  })

  it('is incomplete with fewer than six digits', async () => {
    const { model, sentTo } = setUp()
    model.code.enter('12')
    await model.code.form.submit()
    expect([model.code.form.problems.code?.key, sentTo(loginOrRegister)]).toEqual(['code.placeholder', []])
  })
})

describe('another login code', () => {
  it('can be requested after a minute by the server’s clock, not earlier', async () => {
    const { model, sentTo, clock } = setUp()
    await model.code.resend()
    clock.advance(60_000)
    await model.code.resend()
    expect(sentTo(sendVerifyCode).length).toBe(1)
    expect(model.code.request.resendFrom).toBe(clock.now() + 60_000)
  })

  it('requires the phone number, and redirects to the phone screen after a reload', () => {
    const { services, stores, went } = fakeServices({ agrees: true })
    stores.loginAttempt.codeSentTo = null
    expect(new LoginCodeModel(services).phone).toBe('')
    expect(went).toEqual([['redirect', 'login']])
  })
})
