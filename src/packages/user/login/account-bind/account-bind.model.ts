import { makeAutoObservable, runInAction } from 'mobx'
import { sendVerifyCode } from '@/api/auth'
import { bindAccount, type Binding, sendEmailCode } from '@/api/bind'
import { LOGIN_CODES } from '@/domain/business-codes/login'
import type { Country } from '@/api/attendee'
import type { Services } from '@/components/services'
import { CODE_WAIT, isCode, isEmail } from '@/domain/identity/credentials'
import { maskEmail, maskPhone } from '@/domain/identity/mask'
import { cleanPhone, groupPhone, MAINLAND, phoneFailure } from '@/domain/identity/phone'
import { texts } from '@/locales/texts'
import { isRequestError } from '@/request/errors'
import { HANDLES_LOGIN_LIMITS } from '@/request/steps/login-limits'
import { failureProblem, type Problem } from '../../problem'

/** What can be bound: an e-mail address, and in mini programs a phone (decision 47). */
export type BindWay = Binding['bindType']

/** A code on its way: to an address or a phone, and from when another one may be asked for, epoch ms. */
interface Sent {
  way: BindWay
  email: string
  cellphone: string
  countryCode: string
  resendFrom: number
}

const sameTarget = (left: Sent, right: Sent): boolean =>
  left.way === right.way &&
  (left.way === 'EMAIL'
    ? left.email === right.email
    : left.cellphone === right.cellphone && left.countryCode === right.countryCode)

/** A second way to the account: its address or number first, then the code that was sent there. */
export class AccountBindModel {
  email = ''
  cellphone = ''
  countryCode = MAINLAND
  code = ''
  /** Where the code went, while it is asked for. */
  sent: Sent | null = null
  checking = false
  /** What is wrong with the address or number, and with the code. */
  problems: { contact?: Problem; code?: Problem } = {}
  private chosen: BindWay | null = null
  private lastSent: Sent | null = null

  constructor(
    private readonly deps: Pick<Services, 'client' | 'navigate' | 'stores' | 'clock' | 'dialogs' | 'platform'>,
  ) {
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true })
  }

  /** What the account lacks and can be bound here. */
  get ways(): readonly BindWay[] {
    const { user } = this.deps.stores
    const byPhone = this.deps.platform.host.isMini && user.cellphone === ''
    return [...(byPhone ? (['CELLPHONE'] as const) : []), ...(user.email === '' ? (['EMAIL'] as const) : [])]
  }

  /** What is being bound; null when there is nothing left to bind. */
  get way(): BindWay | null {
    return this.ways.find((way) => way === this.chosen) ?? this.ways[0] ?? null
  }

  /** What the account has already, masked; '' for what it lacks. */
  get bound(): { phone: string; email: string } {
    const { cellphone, countryCode, email } = this.deps.stores.user
    return {
      phone: cellphone && `+${countryCode || MAINLAND} ${maskPhone(cellphone)}`,
      email: email && maskEmail(email),
    }
  }

  /** The account has no phone, and here none can be bound. */
  get phoneElsewhere(): boolean {
    return this.bound.phone === '' && !this.ways.includes('CELLPHONE')
  }

  get areas(): readonly Country[] {
    return this.deps.stores.shop.config?.supportLoginAreas ?? []
  }

  /** Where the code went, as it is read out; '' while none is asked for. */
  get sentTo(): string {
    if (!this.sent) return ''
    const { way, email, countryCode, cellphone } = this.sent
    return way === 'EMAIL' ? email : `+${countryCode} ${groupPhone(cellphone)}`
  }

  choose(way: BindWay): void {
    this.chosen = way
    this.problems = {}
  }

  setEmail(email: string): void {
    this.email = email
    this.problems = {}
  }

  setPhone(cellphone: string): void {
    this.cellphone = cellphone
    this.problems = {}
  }

  chooseArea(code: string): void {
    this.countryCode = code
    this.problems = {}
  }

  /** The code, once it is whole, is checked by itself. */
  setCode(code: string): void {
    if (code === this.code) return
    this.code = code
    this.problems = {}
    if (isCode(code)) void this.submit()
  }

  /** Back to the address or number. */
  change(): void {
    this.sent = null
    this.code = ''
    this.problems = {}
  }

  async requestCode(): Promise<void> {
    const { way } = this
    if (!way) return
    const contact = this.contactProblem(way)
    this.problems = contact ? { contact } : {}
    if (contact) return
    const target = {
      way,
      email: this.email.trim(),
      cellphone: cleanPhone(this.cellphone),
      countryCode: this.countryCode,
      resendFrom: 0,
    }
    // Who only looked back at the address has a code that is still good.
    const last = this.lastSent
    if (last && sameTarget(last, target) && last.resendFrom > this.deps.clock.now()) this.sent = last
    else await this.send(target)
  }

  async resend(): Promise<void> {
    const { clock, dialogs } = this.deps
    if (!this.sent || clock.now() < this.sent.resendFrom) return
    if (await this.send(this.sent)) dialogs.toast(texts.translator('user')('code.sent'))
  }

  /** Binds, and goes back to where the buyer came from. */
  async submit(): Promise<void> {
    const { client, dialogs, navigate, stores } = this.deps
    if (!this.sent || this.checking) return
    if (!isCode(this.code)) {
      this.problems = { code: { key: 'code.placeholder' } }
      return
    }
    this.checking = true
    try {
      const contacts = await client.call(bindAccount, this.binding(this.sent), HANDLES_LOGIN_LIMITS)
      stores.user.takeContacts(contacts)
      dialogs.toast(texts.translator('user')('bind.done'))
      await navigate.back()
    } catch (error) {
      runInAction(() => this.refuse(error))
    } finally {
      runInAction(() => (this.checking = false))
    }
  }

  toMine(): Promise<void> {
    return this.deps.navigate.back()
  }

  private binding({ way, email, cellphone, countryCode }: Sent): Binding {
    const verifyCode = this.code
    return way === 'EMAIL'
      ? { bindType: way, emailBindParam: { email, verifyCode } }
      : { bindType: way, cellphoneBindParam: { cellphone, countryCode, verifyCode } }
  }

  /** An address of somebody else's account needs another address; all else is said at the code. */
  private refuse(error: unknown): void {
    const problem = failureProblem(error)
    const isTaken = isRequestError(error) && error.statusCode === LOGIN_CODES.contactTaken
    this.code = ''
    if (isTaken) this.sent = null
    this.problems = isTaken ? { contact: problem } : { code: problem }
  }

  private contactProblem(way: BindWay): Problem | null {
    if (way === 'EMAIL') return isEmail(this.email.trim()) ? null : { key: 'form.email' }
    const failure = phoneFailure(
      this.cellphone,
      this.countryCode,
      this.areas.map(({ code }) => code),
    )
    return failure && { key: failure === 'area' ? 'login.areaUnsupported' : 'form.phone' }
  }

  private async send(target: Sent): Promise<boolean> {
    const { client, clock } = this.deps
    const { way, email, cellphone, countryCode } = target
    try {
      const { countdown } = await (way === 'EMAIL'
        ? client.call(sendEmailCode, { email }, HANDLES_LOGIN_LIMITS)
        : client.call(sendVerifyCode, { cellphone, countryCode }, HANDLES_LOGIN_LIMITS))
      runInAction(() => {
        this.sent = this.lastSent = { ...target, resendFrom: clock.now() + (countdown || CODE_WAIT) * 1000 }
        this.code = ''
        this.problems = {}
      })
      return true
    } catch (error) {
      const problem = failureProblem(error)
      runInAction(() => (this.problems = this.sent ? { code: problem } : { contact: problem }))
      return false
    }
  }
}
