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

describe('a mail on its way', () => {
  test('opens the password by its code; a restart there continues', async () => {
    const { model, sentTo, went, way } = await open()
    model.code.enter('123456')
    await Promise.resolve().then(() => undefined)
    await new Promise((done) => setTimeout(done))
    expect(sentTo(checkMailCode)).toEqual([{ kind: 'ACTIVATE', email: EMAIL, verifyCode: '123456' }])
    expect(went).toEqual([['open', 'set-password']])
    expect(way.read()).toMatchObject({ token: 'proven', next: '/content/S1001' })
  })

  test('shows a wrong code and clears it', async () => {
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

  test('another one after a minute, of the same kind', async () => {
    const { model, sentTo, clock } = await open(aWay({ kind: 'RESET', token: '', resendFrom: 30_000 }))
    clock.advance(30_000 - clock.now())
    expect(await model.code.resend()).toBe(true)
    expect(sentTo(forgotPassword)).toEqual([{ email: EMAIL }])
    expect(await model.code.resend()).toBe(false)
  })

  test.each([
    ['ACTIVATE', 'create-account'],
    ['RESET', 'forgot-password'],
  ] as const)('%s: the address can be changed', async (kind, screen) => {
    const { model, went } = await open(aWay({ kind, token: '' }))
    await model.change()
    expect(went).toEqual([['redirect', screen]])
  })

  test('requests an address without a mail of the last day', async () => {
    const { went } = await openStep((deps) => new CheckEmailModel(deps), { answers })
    expect(went).toEqual([['redirect', 'create-account']])
    const old = await open()
    old.clock.advance(24 * 60 * 60_000 + 1)
    expect(old.way.read()).toBeNull()
  })
})
