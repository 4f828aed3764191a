import { makeAutoObservable, runInAction } from 'mobx'
import type { LoginResult } from '@/api/auth'
import { failureProblem, type Problem } from '@/components/form/problem'
import type { ModelDeps } from '@/components/screen/use-model'
import { userTexts } from '@/locales/namespaces/user'
import { texts } from '@/locales/texts'
import type { Refusal } from '@/platform/outcome'
import type { HostLoginAnswer } from '@/stores/host-login'
import { leaveForBank } from './leave-for-bank'
import type { Consent } from '../consent/consent'

type Deps = Pick<ModelDeps, 'stores' | 'platform' | 'dialogs' | 'screen' | 'navigate'>

/** Timeout for identifying the host's account, ms. A later response is not used for the quick login. */
const TIMEOUT = 2_000

const REFUSED: Record<Refusal, Problem<typeof userTexts>> = {
  denied: { key: 'hostLogin.denied' },
  cancelled: { key: 'hostLogin.denied' },
  unsupported: { key: 'hostLogin.unsupported' },
  failed: { key: 'hostLogin.failed' },
}

/** The message below the button: the next step, or an error. */
export interface Hint {
  tone: 'info' | 'notice' | 'danger'
  problem: Problem<typeof userTexts>
}

/**
 * Model of the login by the host: a mini program, or on the web the chat app or the bank's app. Each login requires a
 * tap.
 * - `quick`: the host's account is known, so that one tap logs in.
 * - `phone`: the host returns the phone number.
 * - `account`: the bank's account identifies the buyer.
 */
export class HostLogin {
  /** True while the host's account is being identified. */
  requesting = false
  /** True while the gateway processes the result of the host's button. */
  busy = false
  hint: Hint | null = null
  private known: LoginResult | null = null

  constructor(
    private readonly deps: Deps,
    private readonly consent: Consent,
    private readonly needsCode: () => void,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    // The bank's code may register a new account, so the code is requested only after a tap.
    if (this.kind === 'phone' || deps.platform.host.name === 'wechat-web') void this.recognise()
  }

  /** Kind of the host's login; null if only the logins by phone and e-mail are available. */
  get kind(): 'quick' | 'phone' | 'account' | null {
    const { platform, stores } = this.deps
    const { shop, preferences } = stores
    const supportsPhone = shop.loginMethods(preferences.language).includes('CELLPHONE')
    if (!shop.quickLogin || !supportsPhone) return null
    if (this.known) return 'quick'
    if (platform.host.isMini) return platform.login.phoneButton ? 'phone' : 'account'
    return platform.host.name === 'bank-web' && shop.config?.bankLogin ? 'account' : null
  }

  /** True if no consent is required, because the known account already accepted the agreements on this device. */
  get agreed(): boolean {
    return this.kind === 'quick' && this.consent.acceptedBefore
  }

  /**
   * True if a tap may activate the host's native button. This button opens a prompt immediately, so the visitor must
   * give consent before.
   */
  get nativeReady(): boolean {
    return this.kind === 'phone' && this.consent.accepted && !this.requesting && !this.busy
  }

  /**
   * Handles a tap on the storefront's button. Logs in the known account, opens the bank's login, or asks for consent
   * first.
   */
  async tap(): Promise<void> {
    if (this.requesting || this.busy) return
    if (!this.agreed && !(await this.consent.ensure())) return
    if (this.kind === 'quick') return this.applyLogin(this.known)
    if (this.kind === 'account') return this.byAccount()
    this.showHint('info', { key: 'hostLogin.again' })
  }

  /** Handles the result of the host's phone button. @param detail data of the host's event */
  async phone(detail: unknown): Promise<void> {
    if (this.busy) return
    this.setBusy(true)
    const code = await this.deps.platform.login.phoneCode(detail)
    this.after(code.kind === 'code' ? await this.deps.stores.hostLogin.byPhone(code.code) : code)
    this.setBusy(false)
  }

  /** Handles the event by which the host's button reports a refusal separately. */
  refused(): void {
    this.showHint('notice', REFUSED.denied)
  }

  clearHint(): void {
    this.hint = null
  }

  private async recognise(): Promise<void> {
    const { screen, stores } = this.deps
    this.requesting = true
    const cancelTimeout = screen.timeout(this.stopRequest, TIMEOUT)
    const answer = await stores.hostLogin.request()
    if (!this.requesting) return
    cancelTimeout()
    // The error is not shown yet: when the buyer taps the button, the request is sent again and its error is shown.
    runInAction(() => {
      this.known = answer.kind === 'known' ? answer.login : null
      this.requesting = false
    })
  }

  private async byAccount(): Promise<void> {
    this.hint = null
    if (!this.deps.platform.host.isMini) return this.leaveForBank()
    const answer = await this.deps.stores.hostLogin.request()
    this.after(answer)
    if (answer.kind === 'new') this.needsCode()
  }

  /** Opens the bank's page instead of the current page. The bank's page redirects to `/bsauth`. */
  private leaveForBank(): void {
    const kind = leaveForBank(this.deps)
    if (kind !== 'done') this.showHint('danger', REFUSED[kind])
  }

  private after(answer: HostLoginAnswer): void {
    if (answer.kind === 'known') return this.applyLogin(answer.login)
    if (answer.kind === 'new') return this.showHint('info', { key: 'hostLogin.noPhone' })
    if (answer.kind === 'failed' && 'error' in answer) return this.showHint('danger', failureProblem(answer.error))
    this.showHint(answer.kind === 'failed' ? 'danger' : 'notice', REFUSED[answer.kind])
  }

  private applyLogin(login: LoginResult | null): void {
    if (!login) return
    this.hint = null
    this.deps.stores.user.applyLogin(login)
    this.deps.dialogs.toast(texts.translator(userTexts)('login.welcome'))
  }

  private showHint(tone: Hint['tone'], problem: Problem<typeof userTexts>): void {
    this.hint = { tone, problem }
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }

  private stopRequest(): void {
    this.requesting = false
  }
}
