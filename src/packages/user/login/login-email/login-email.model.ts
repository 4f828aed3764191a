import { makeAutoObservable } from 'mobx'
import { nonEmpty, object, pipe, string } from 'valibot'
import { emailLogin } from '@/api/auth'
import { FormModel } from '@/components/form/form-model'
import { email } from '@/components/form/rules'
import type { ModelDeps } from '@/components/screen/use-model'
import { userTexts } from '@/locales/namespaces/user'
import { texts } from '@/locales/texts'
import { HANDLES_LOGIN_LIMITS } from '@/request/steps/login-limits'
import { Consent } from '../consent/consent'
import { ProviderButtonsModel } from '../provider/provider-buttons.model'

/** Model of the login by e-mail and password. */
export class LoginEmailModel {
  readonly form
  readonly consent: Consent
  readonly providers: ProviderButtonsModel

  constructor(
    private readonly deps: Pick<
      ModelDeps,
      'client' | 'clock' | 'navigate' | 'stores' | 'dialogs' | 'platform' | 'screen'
    >,
  ) {
    this.consent = new Consent(deps)
    this.providers = new ProviderButtonsModel(deps, this.consent)
    this.form = new FormModel({
      texts: userTexts,
      initial: { email: '', password: '' },
      schema: (issue) =>
        object({
          email: email(issue('form.email')),
          password: pipe(string(), nonEmpty(issue('email.passwordMissing'))),
        }),
      submit: (credentials) => this.logIn(credentials),
      refusals: () => 'password',
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get offersPhone(): boolean {
    const { shop, preferences } = this.deps.stores
    return shop.loginMethods(preferences.language).includes('CELLPHONE')
  }

  private async logIn(credentials: { email: string; password: string }): Promise<void> {
    const { client, dialogs, stores } = this.deps
    if (!(await this.consent.ensure())) return
    stores.user.applyLogin(await client.call(emailLogin, credentials, HANDLES_LOGIN_LIMITS))
    dialogs.toast(texts.translator(userTexts)('login.welcome'))
  }
}
