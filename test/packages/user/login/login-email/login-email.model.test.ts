import { emailLogin } from '@/api/auth'
import { LoginEmailModel } from '@/packages/user/login/login-email/login-email.model'
import { screenScope } from '../../../../support/screen-scope'
import { aMember } from '../../../../support/data/member'
import { refused } from '../../../../support/fake-gateway'
import { fakeServices } from '../../../../support/services'

const setUp = () => {
  const all = fakeServices({
    agrees: true,
    answers: [[emailLogin, () => ({ ...aMember(), cellphone: '', email: 'demo@foyer.example' })]],
  })
  const { screen } = screenScope(all.services)
  return { ...all, model: new LoginEmailModel({ ...all.services, screen }) }
}

describe('login by e-mail', () => {
  it('shows missing input at its field', async () => {
    const { model, sentTo } = setUp()
    model.form.set('email', 'demo@foyer')
    await model.form.submit()
    expect(model.form.problems).toEqual({ email: { key: 'form.email' }, password: { key: 'email.passwordMissing' } })
    expect(sentTo(emailLogin)).toEqual([])
  })

  it('logs in with a correct password', async () => {
    const { model, stores, sentTo } = setUp()
    model.form.set('email', ' demo@foyer.example ')
    model.form.set('password', 'Foyer-2026')
    await model.form.submit()
    expect(sentTo(emailLogin)).toEqual([{ email: 'demo@foyer.example', password: 'Foyer-2026' }])
    expect([stores.user.loggedIn, stores.user.email]).toEqual([true, 'demo@foyer.example'])
  })

  it('shows a refusal at the password, and leaves the input unchanged', async () => {
    const { model, answer } = setUp()
    answer(emailLogin, refused('邮箱或密码不正确'))
    model.form.set('email', 'demo@foyer.example')
    model.form.set('password', 'wrong')
    await model.form.submit()
    expect([model.form.problems.password?.message, model.form.values.password]).toEqual(['邮箱或密码不正确', 'wrong'])
  })
})
