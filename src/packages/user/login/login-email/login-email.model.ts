import { makeAutoObservable, runInAction } from 'mobx'
import { emailLogin } from '@/api/auth'
import type { Services } from '@/components/services'
import { isEmail } from '@/domain/identity/credentials'
import { userTexts } from '@/locales/namespaces/user'
import { texts } from '@/locales/texts'
import { HANDLES_LOGIN_LIMITS } from '@/request/steps/login-limits'
import { Consent } from '../consent/consent'
import { failureProblem, type Problem } from '../../problem'

/** Login by e-mail and password. */
export class LoginEmailModel {
  email = ''
  password = ''
  shown = false
  /** What is wrong, by field; a refusal stands at the password. */
  problems: { email?: Problem; password?: Problem } = {}
  readonly consent: Consent

  constructor(private readonly deps: Pick<Services, 'client' | 'navigate' | 'stores' | 'dialogs' | 'platform'>) {
    this.consent = new Consent(deps)
    makeAutoObservable<this, 'deps'>(this, { deps: false, consent: false }, { autoBind: true })
  }

  get offersPhone(): boolean {
    const { shop, preferences } = this.deps.stores
    return shop.loginMethods(preferences.language).includes('CELLPHONE')
  }

  setEmail(email: string): void {
    this.email = email
    this.problems = {}
  }

  setPassword(password: string): void {
    this.password = password
    this.problems = {}
  }

  toggleShown(): void {
    this.shown = !this.shown
  }

  async submit(): Promise<void> {
    const email = this.email.trim()
    this.problems = {
      ...(!isEmail(email) && { email: { key: 'form.email' } }),
      ...(this.password === '' && { password: { key: 'email.passwordMissing' } }),
    }
    if (Object.keys(this.problems).length > 0 || !(await this.consent.ensure())) return
    const { client, dialogs, stores } = this.deps
    try {
      stores.user.takeLogin(await client.call(emailLogin, { email, password: this.password }, HANDLES_LOGIN_LIMITS))
      dialogs.toast(texts.translator(userTexts)('login.welcome'))
    } catch (error) {
      runInAction(() => (this.problems = { password: failureProblem(error) }))
    }
  }

  toPhone(): Promise<void> {
    return this.deps.navigate.redirect('login')
  }
}
