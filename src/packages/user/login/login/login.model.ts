import { makeAutoObservable } from 'mobx'
import { object, string } from 'valibot'
import type { Country } from '@/api/attendee'
import type { CodeRequest } from '@/components/form/code/code-request'
import type { PhoneValues } from '@/components/form/fields/phone-field'
import { FormModel } from '@/components/form/form-model'
import type { ModelDeps } from '@/components/screen/use-model'
import { LOGIN_CODES } from '@/domain/business-codes/login'
import { userTexts } from '@/locales/namespaces/user'
import { startAreaOf } from '@/stores/locality'
import { isRequestError } from '@/request/errors'
import { Consent } from '../consent/consent'
import { HostLogin } from '../host-login/host-login.model'
import { loginPhone, phoneCodeRequest } from '../phone-code'
import { ProviderButtonsModel } from '../provider/provider-buttons.model'

/** Error codes that open the choice of a country code (shell §8). */
const WRONG_AREA: readonly number[] = [LOGIN_CODES.languageUnsupported, LOGIN_CODES.areaUnsupported]

/** Model of the first step of the login by phone: entering the number that receives a code. */
export class LoginModel {
  readonly form
  readonly consent: Consent
  readonly hostLogin: HostLogin
  readonly providers: ProviderButtonsModel
  /**
   * True after the visitor has switched from the host's login to phone and code. In a mini program, the host's login is
   * shown first.
   */
  wantsCode = false
  private readonly code: CodeRequest<PhoneValues>

  constructor(
    private readonly deps: Pick<
      ModelDeps,
      'client' | 'navigate' | 'stores' | 'clock' | 'dialogs' | 'platform' | 'screen'
    >,
  ) {
    this.consent = new Consent(deps)
    this.hostLogin = new HostLogin(deps, this.consent, () => this.setWantsCode(true))
    this.providers = new ProviderButtonsModel(deps, this.consent)
    this.code = phoneCodeRequest(deps)
    this.form = new FormModel({
      texts: userTexts,
      initial: this.code.sent?.target ?? { cellphone: '', countryCode: startAreaOf(deps.stores) },
      schema: (issue, { countryCode }) =>
        object({
          cellphone: loginPhone(issue, countryCode, deps.stores.shop),
          countryCode: string(),
        }),
      submit: (target) => this.send(target),
      refusals: () => 'cellphone',
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Countries whose phone numbers can be used to log in. */
  get areas(): readonly Country[] {
    return this.deps.stores.shop.loginAreas
  }

  get offersEmail(): boolean {
    const { shop, preferences } = this.deps.stores
    return shop.loginMethods(preferences.language).includes('EMAIL')
  }

  /** True if the host's login is shown instead of the phone field. */
  get hostFirst(): boolean {
    return this.hostLogin.kind !== null && !this.wantsCode
  }

  /** Switches between the host's login and the login by phone and code. */
  toOther(): void {
    this.hostLogin.clearHint()
    this.setWantsCode(!this.wantsCode)
  }

  setWantsCode(wantsCode: boolean): void {
    this.wantsCode = wantsCode
  }

  private async send(target: PhoneValues): Promise<void> {
    if (!(await this.consent.ensure())) return
    try {
      await this.code.request(target)
    } catch (error) {
      if (isRequestError(error) && WRONG_AREA.includes(error.statusCode ?? 0)) this.form.open('countryCode')
      throw error
    }
    await this.deps.navigate.open('login-code')
  }
}
