import { emailLogin } from '@/api/auth'
import { LoginEmailModel } from '@/packages/user/login/login-email/login-email.model'
import { member, refusal, world } from '../../../support/world'

const setUp = () => {
  const all = world([[emailLogin, () => ({ ...member, cellphone: '', email: 'demo@foyer.example' })]])
  return { ...all, model: new LoginEmailModel(all.services) }
}

describe('login by e-mail', () => {
  it('says what is missing at its field', async () => {
    const { model, sentTo } = setUp()
    model.setEmail('demo@foyer')
    await model.submit()
    expect(model.problems).toEqual({ email: { key: 'form.email' }, password: { key: 'email.passwordMissing' } })
    expect(sentTo(emailLogin)).toEqual([])
  })

  it('logs in', async () => {
    const { model, stores, sentTo } = setUp()
    model.setEmail(' demo@foyer.example ')
    model.setPassword('Foyer-2026')
    await model.submit()
    expect(sentTo(emailLogin)).toEqual([{ email: 'demo@foyer.example', password: 'Foyer-2026' }])
    expect([stores.user.loggedIn, stores.user.email]).toEqual([true, 'demo@foyer.example'])
  })

  it('a refusal stands at the password and keeps what was typed', async () => {
    const { model, answer } = setUp()
    answer(emailLogin, () => {
      throw refusal('邮箱或密码不正确')
    })
    model.setEmail('demo@foyer.example')
    model.setPassword('wrong')
    await model.submit()
    expect([model.problems.password?.message, model.password]).toEqual(['邮箱或密码不正确', 'wrong'])
  })
})
