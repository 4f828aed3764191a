import { makeAutoObservable, runInAction } from 'mobx'
import { sendVerifyCode } from '@/api/auth'
import type { Country } from '@/api/attendee'
import type { Services } from '@/components/services'
import { LOGIN_CODES } from '@/domain/business-codes/login'
import { CODE_WAIT } from '@/domain/identity/credentials'
import { cleanPhone, MAINLAND, phoneFailure } from '@/domain/identity/phone'
import { isRequestError } from '@/request/errors'
import { HANDLES_LOGIN_LIMITS } from '@/request/steps/login-limits'
import { Consent } from '../consent/consent'
import { HostWay } from '../host-way/host-way.model'
import { failureProblem, type Problem } from '../../problem'

/** Refusals that open the choice of areas (shell §8). */
const WRONG_AREA: readonly number[] = [LOGIN_CODES.languageUnsupported, LOGIN_CODES.areaUnsupported]

/** Login by phone, first step: the number, and a code to it. */
export class LoginModel {
  cellphone = ''
  countryCode = MAINLAND
  problem: Problem | null = null
  choosingArea = false
  /** In a mini program the host's own way comes first; phone and code are asked for here. */
  wantsCode = false
  readonly consent: Consent
  readonly hostWay: HostWay

  constructor(
    private readonly deps: Pick<Services, 'client' | 'navigate' | 'stores' | 'clock' | 'dialogs' | 'platform'>,
  ) {
    this.consent = new Consent(deps)
    this.hostWay = new HostWay(deps, this.consent, () => this.setWantsCode(true))
    const { codeSentTo } = deps.stores.user
    if (codeSentTo) Object.assign(this, { cellphone: codeSentTo.cellphone, countryCode: codeSentTo.countryCode })
    makeAutoObservable<this, 'deps'>(this, { deps: false, consent: false, hostWay: false }, { autoBind: true })
  }

  /** Areas whose numbers may log in. */
  get areas(): readonly Country[] {
    return this.deps.stores.shop.config?.supportLoginAreas ?? []
  }

  get offersEmail(): boolean {
    const { shop, preferences } = this.deps.stores
    return shop.loginMethods(preferences.language).includes('EMAIL')
  }

  /** The host's own way stands on the screen instead of the number's field. */
  get hostFirst(): boolean {
    return this.hostWay.kind !== null && !this.wantsCode
  }

  /** From the host's own way to phone and code, and back. */
  toOther(): void {
    this.hostWay.clearHint()
    this.setWantsCode(!this.wantsCode)
  }

  setWantsCode(wantsCode: boolean): void {
    this.wantsCode = wantsCode
  }

  /** Takes what was typed or pasted; a number that begins with the code of a known area chooses it. */
  setPhone(input: string): void {
    const written = input.replace(/[\s-]/g, '')
    const area = this.areas.find(({ code }) => written.startsWith(`+${code}`))
    if (area) this.countryCode = area.code
    this.cellphone = area ? written.slice(area.code.length + 1) : written
    this.problem = null
  }

  openAreas(): void {
    this.choosingArea = true
  }

  closeAreas(): void {
    this.choosingArea = false
  }

  chooseArea(code: string): void {
    this.countryCode = code
    this.choosingArea = false
    this.problem = null
  }

  async submit(): Promise<void> {
    this.problem = this.phoneProblem()
    if (this.problem || !(await this.consent.ensure())) return
    await this.send()
  }

  toEmail(): Promise<void> {
    return this.deps.navigate.redirect('login-email')
  }

  dispose(): void {
    this.hostWay.dispose()
  }

  private phoneProblem(): Problem | null {
    if (this.cellphone.startsWith('+')) return { key: 'login.areaUnsupported' }
    const failure = phoneFailure(
      this.cellphone,
      this.countryCode,
      this.areas.map(({ code }) => code),
    )
    if (!failure) return null
    return { key: failure === 'area' ? 'login.areaUnsupported' : 'form.phone' }
  }

  private async send(): Promise<void> {
    const { client, clock, navigate, stores } = this.deps
    const phone = { cellphone: cleanPhone(this.cellphone), countryCode: this.countryCode }
    const sent = stores.user.codeSentTo
    const isFresh =
      sent?.cellphone === phone.cellphone &&
      sent.countryCode === phone.countryCode &&
      (sent.resendFrom ?? 0) > clock.now()
    try {
      if (!isFresh) {
        const { countdown } = await client.call(sendVerifyCode, phone, HANDLES_LOGIN_LIMITS)
        stores.user.keepCodeSentTo({ ...phone, resendFrom: clock.now() + (countdown || CODE_WAIT) * 1000 })
      }
      await navigate.open('login-code')
    } catch (error) {
      runInAction(() => {
        this.problem = failureProblem(error)
        this.choosingArea = isRequestError(error) && WRONG_AREA.includes(error.statusCode ?? 0)
      })
    }
  }
}
