import { makeAutoObservable } from 'mobx'
import { commonLoginOrRegister, loginOrRegister } from '@/api/auth'
import { CodeStepModel } from '@/components/form/code/code-step.model'
import type { Services } from '@/components/services'
import { phoneText } from '@/domain/identity/phone'
import { userTexts } from '@/locales/namespaces/user'
import { texts } from '@/locales/texts'
import { HANDLES_LOGIN_LIMITS } from '@/request/steps/login-limits'
import { phoneCodeRequest } from '../phone-code'

/** Model of the second step of the login by phone: entering the code. */
export class LoginCodeModel {
  readonly code: CodeStepModel

  constructor(private readonly deps: Pick<Services, 'client' | 'navigate' | 'stores' | 'clock' | 'dialogs'>) {
    const { navigate, stores } = deps
    this.code = new CodeStepModel(phoneCodeRequest(deps), (code) => this.logIn(code))
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    // After a reload of the page, the phone number is unknown.
    if (!stores.loginAttempt.codeSentTo && !stores.user.loggedIn) void navigate.redirect('login')
  }

  /** Formatted phone number, such as `+86 138 0000 0001`. */
  get phone(): string {
    const sent = this.deps.stores.loginAttempt.codeSentTo
    return sent ? phoneText(sent) : ''
  }

  changePhone(): Promise<void> {
    return this.deps.navigate.back('login')
  }

  /** Logs in. The router then opens the next screen. */
  private async logIn(verifyCode: string): Promise<void> {
    const { client, dialogs, stores } = this.deps
    if (!stores.loginAttempt.codeSentTo) return
    const { cellphone, countryCode } = stores.loginAttempt.codeSentTo
    const login = stores.shop.config?.commonLogin ? commonLoginOrRegister : loginOrRegister
    // In a mini program, the login also links the host's open id to the account. The next login then requires only one
    // tap.
    const sent = { cellphone, countryCode, verifyCode, ...stores.hostLogin.binding }
    stores.user.applyLogin(await client.call(login, sent, HANDLES_LOGIN_LIMITS))
    dialogs.toast(texts.translator(userTexts)('login.welcome'))
  }
}
