import { forgotPassword, registerByEmail } from '@/api/email-account'
import { CreateAccountModel } from '@/packages/user/login/create-account/create-account.model'
import { MailFormModel } from '@/packages/user/login/mail/mail-form.model'
import { refused } from '../../../../support/fake-gateway'
import { EMAIL, openStep } from '../mail'

const answers = [
  [registerByEmail, () => ({ countdown: 60 })],
  [forgotPassword, () => ({ countdown: 60 })],
] as const

const open = (agrees = true) => openStep((deps) => new CreateAccountModel(deps), { answers, agrees })

describe('a new account by e-mail', () => {
  test('sends the mail to the lowercase address, and stores the target page', async () => {
    const { model, sentTo, went, way, state, clock } = await open()
    state.wanted = '/content/S1001'
    model.form.set('email', ' Lin@Example.COM ')
    await model.form.submit()
    expect(sentTo(registerByEmail)).toEqual([{ email: EMAIL }])
    expect(went).toEqual([['open', 'check-email']])
    expect(way.read()).toEqual({
      ...{ kind: 'ACTIVATE', email: EMAIL, token: '', next: '/content/S1001' },
      resendFrom: clock.now() + 60_000,
    })
  })

  test('sends nothing if the agreement is declined', async () => {
    const { model, sentTo, went } = await open(false)
    model.form.set('email', EMAIL)
    await model.form.submit()
    expect([sentTo(registerByEmail), went]).toEqual([[], []])
  })

  test('shows an invalid or refused address at the field', async () => {
    const { model, answer, sentTo } = await open()
    model.form.set('email', 'lin@')
    await model.form.submit()
    expect([model.form.problems.email?.key, sentTo(registerByEmail)]).toEqual(['form.email', []])
    answer(registerByEmail, refused('请 30 秒后再试'))
    model.form.set('email', EMAIL)
    await model.form.submit()
    expect(model.form.problems.email?.message).toBe('请 30 秒后再试')
  })

  test('opens the next screen, but sends no second mail to an address within a minute', async () => {
    const { model, sentTo, went } = await open()
    model.form.set('email', EMAIL)
    await model.form.submit()
    await model.form.submit()
    expect([sentTo(registerByEmail).length, went.length]).toEqual([1, 2])
  })
})

test('sends a password reset mail without requiring the agreement', async () => {
  const { model, sentTo, way } = await openStep((deps) => new MailFormModel(deps, { kind: 'RESET', email: EMAIL }), {
    answers,
  })
  await model.form.submit()
  expect(sentTo(forgotPassword)).toEqual([{ email: EMAIL }])
  expect(way.read()?.kind).toBe('RESET')
})
