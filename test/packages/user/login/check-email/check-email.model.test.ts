import { checkMailCode, forgotPassword, registerByEmail } from '@/api/email-account'
import { CheckEmailModel } from '@/packages/user/login/check-email/check-email.model'
import { refused } from '../../../../support/fake-gateway'
import { aWay, EMAIL, openStep } from '../mail'

const answers = [
  [checkMailCode, () => ({ token: 'proven' })],
  [registerByEmail, () => ({ countdown: 60 })],
  [forgotPassword, () => ({ countdown: 60 })],
] as const
const open = (way = aWay({ token: '' })) => openStep((deps) => new CheckEmailModel(deps), { answers, way })

describe('the code in a mail', () => {
  test('opens the password screen, and stores the token for a reload', async () => {
    const { model, sentTo, went, way } = await open()
    model.code.enter('123456')
    await Promise.resolve().then(() => undefined)
    await new Promise((done) => setTimeout(done))
    expect(sentTo(checkMailCode)).toEqual([{ kind: 'ACTIVATE', email: EMAIL, verifyCode: '123456' }])
    expect(went).toEqual([['open', 'set-password']])
    expect(way.read()).toMatchObject({ token: 'proven', next: '/content/S1001' })
  })

  test('is cleared with a message if it is wrong', async () => {
    const { model, answer, went } = await open()
    answer(checkMailCode, refused('验证码不正确，请重新输入'))
    model.code.enter('123456')
    await new Promise((done) => setTimeout(done))
    expect([model.code.form.values.code, model.code.form.problems.code?.message]).toEqual([
      '',
      '验证码不正确，请重新输入',
    ])
    expect(went).toEqual([])
  })

  test('can be requested again after a minute, by the same kind of mail', async () => {
    const { model, sentTo, clock } = await open(aWay({ kind: 'RESET', token: '', resendFrom: 30_000 }))
    clock.advance(30_000 - clock.now())
    expect(await model.code.resend()).toBe(true)
    expect(sentTo(forgotPassword)).toEqual([{ email: EMAIL }])
    expect(await model.code.resend()).toBe(false)
  })

  test.each([
    ['ACTIVATE', 'create-account'],
    ['RESET', 'forgot-password'],
  ] as const)('can be replaced, in a mail of the kind %s, by a change of address', async (kind, screen) => {
    const { model, went } = await open(aWay({ kind, token: '' }))
    await model.change()
    expect(went).toEqual([['redirect', screen]])
  })

  test('redirects to the address form if no mail was sent within a day', async () => {
    const { went } = await openStep((deps) => new CheckEmailModel(deps), { answers })
    expect(went).toEqual([['redirect', 'create-account']])
    const old = await open()
    old.clock.advance(24 * 60 * 60_000 + 1)
    expect(old.way.read()).toBeNull()
  })
})
