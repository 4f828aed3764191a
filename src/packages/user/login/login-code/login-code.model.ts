import { makeAutoObservable, runInAction } from 'mobx'
import { commonLoginOrRegister, loginOrRegister, sendVerifyCode } from '@/api/auth'
import type { Services } from '@/components/services'
import { CODE_WAIT, isCode } from '@/domain/identity/credentials'
import { groupPhone } from '@/domain/identity/phone'
import { userTexts } from '@/locales/namespaces/user'
import { texts } from '@/locales/texts'
import { HANDLES_LOGIN_LIMITS } from '@/request/steps/login-limits'
import { failureProblem, type Problem } from '../../problem'

/** Login by phone, second step: the code. Six digits are sent by themselves. */
export class LoginCodeModel {
  code = ''
  problem: Problem | null = null
  checking = false

  constructor(private readonly deps: Pick<Services, 'client' | 'navigate' | 'stores' | 'clock' | 'dialogs'>) {
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true })
    // After a reload nobody knows the number any more.
    if (!deps.stores.user.codeSentTo && !deps.stores.user.loggedIn) void deps.navigate.redirect('login')
  }

  /** `+86 138 0000 0001`. */
  get phone(): string {
    const sent = this.deps.stores.user.codeSentTo
    return sent ? `+${sent.countryCode} ${groupPhone(sent.cellphone)}` : ''
  }

  /** From when another code may be asked for, epoch ms by the server's clock. */
  get resendFrom(): number {
    return this.deps.stores.user.codeSentTo?.resendFrom ?? 0
  }

  setCode(code: string): void {
    if (code === this.code) return
    this.code = code
    this.problem = null
    if (isCode(code)) void this.submit()
  }

  /** Checks the code and logs in; where the buyer goes then, the router knows. */
  async submit(): Promise<void> {
    const { client, dialogs, stores } = this.deps
    const phone = stores.user.codeSentTo
    if (!phone || this.checking) return
    if (!isCode(this.code)) {
      this.problem = { key: 'code.placeholder' }
      return
    }
    this.checking = true
    const { cellphone, countryCode } = phone
    const login = stores.shop.config?.commonLogin ? commonLoginOrRegister : loginOrRegister
    try {
      // in a mini program the account is bound to the host's open id, which logs in with one tap from then on
      const sent = { cellphone, countryCode, verifyCode: this.code, ...stores.hostLogin.binding }
      const result = await client.call(login, sent, HANDLES_LOGIN_LIMITS)
      stores.user.takeLogin(result)
      dialogs.toast(texts.translator(userTexts)('login.welcome'))
    } catch (error) {
      runInAction(() => {
        this.problem = failureProblem(error)
        this.code = ''
        this.checking = false
      })
    }
  }

  async resend(): Promise<void> {
    const { client, clock, dialogs, stores } = this.deps
    const sent = stores.user.codeSentTo
    if (!sent || clock.now() < this.resendFrom) return
    const { cellphone, countryCode } = sent
    try {
      const { countdown } = await client.call(sendVerifyCode, { cellphone, countryCode }, HANDLES_LOGIN_LIMITS)
      stores.user.keepCodeSentTo({ cellphone, countryCode, resendFrom: clock.now() + (countdown || CODE_WAIT) * 1000 })
      dialogs.toast(texts.translator(userTexts)('code.sent'))
      runInAction(() => {
        this.code = ''
        this.problem = null
      })
    } catch (error) {
      runInAction(() => (this.problem = failureProblem(error)))
    }
  }

  changePhone(): Promise<void> {
    return this.deps.navigate.back('login')
  }
}
