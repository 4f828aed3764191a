import { registerByEmail, setPassword } from '@/api/email-account'
import { EMAIL_ACCOUNT_CODES } from '@/domain/business-codes/email-account'
import { SetPasswordModel } from '@/packages/user/login/set-password/set-password.model'
import { aMember } from '../../../../support/data/member'
import { offline, refused } from '../../../../support/fake-gateway'
import { aWay, EMAIL, openStep } from '../mail'

const PASSWORD = 'Tidal-Radio-9'
let said: string[] = []
beforeEach(() => void (said = []))
const open = (way = aWay()) =>
  openStep((deps) => new SetPasswordModel(deps, (key) => void said.push(key)), {
    answers: [
      [setPassword, () => ({ ...aMember(), cellphone: '', email: EMAIL })],
      [registerByEmail, () => ({ countdown: 60 })],
    ],
    way,
  })
const enter = async ({ model }: Awaited<ReturnType<typeof open>>, password: string) => {
  model.form.set('password', password)
  await model.form.submit()
}

describe('the password of a new account by e-mail', () => {
  test('logs in, opens the previous page, and deletes the mail’s data from the device', async () => {
    const step = await open()
    await enter(step, PASSWORD)
    const { sentTo, stores, went, way } = step
    expect(sentTo(setPassword)).toEqual([{ token: 'proven', password: PASSWORD }])
    expect([stores.user.loggedIn, stores.user.email]).toEqual([true, EMAIL])
    expect([went, way.read()]).toEqual([[['want', '/content/S1001']], null])
    expect(said).toEqual(['set.welcome'])
  })

  test('is sent exactly as typed', async () => {
    const step = await open()
    await enter(step, ' Tidal Radio ')
    expect(step.sentTo(setPassword)).toEqual([{ token: 'proven', password: ' Tidal Radio ' }])
  })

  test.each([
    ['', 'password.missing'],
    ['short-A', 'password.unfit'],
    ['all small letters', 'password.unfit'],
  ])('shows an error for the password %j at the field', async (password, key) => {
    const step = await open()
    await enter(step, password)
    expect([step.model.form.problems.password?.key, step.sentTo(setPassword)]).toEqual([key, []])
  })

  test('shows the gateway’s refusal of a weak password, and accepts another password', async () => {
    const step = await open()
    step.answer(setPassword, refused('密码太容易被猜到', EMAIL_ACCOUNT_CODES.passwordEasy))
    await enter(step, 'Password1!')
    expect(step.model.form.problems.password?.message).toBe('密码太容易被猜到')
    expect([step.model.state, step.way.read()?.token]).toEqual([null, 'proven'])
  })

  test.each([
    ['linkExpired', 'EXPIRED'],
    ['linkUsed', 'USED'],
    ['linkWrong', 'WRONG'],
  ] as const)('shows the state of the link after the refusal %s, and can request another mail', async (code, state) => {
    const step = await open()
    step.answer(setPassword, refused('', EMAIL_ACCOUNT_CODES[code]))
    await enter(step, PASSWORD)
    expect([step.model.state, step.way.read()?.token, step.stores.user.loggedIn]).toEqual([state, '', false])
    await step.model.resend()
    expect(step.sentTo(registerByEmail)).toEqual([{ email: EMAIL }])
    expect(step.went).toEqual([['redirect', 'check-email']])
  })

  test('remains in the field if the network is unavailable', async () => {
    const step = await open()
    step.answer(setPassword, offline)
    await enter(step, PASSWORD)
    expect([step.model.form.values.password, step.way.read()]).toEqual([PASSWORD, aWay()])
    expect(step.model.form.problems.password).toBeDefined()
  })

  test('redirects to the login screen if no link or code was verified', async () => {
    const { went } = await open(aWay({ token: '' }))
    expect(went).toEqual([['redirect', 'login-email']])
  })
})
