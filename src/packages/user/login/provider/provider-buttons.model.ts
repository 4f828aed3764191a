import { makeAutoObservable, reaction } from 'mobx'
import type { LoginResult } from '@/api/auth'
import { appleLogin, beginLogin, googleLogin } from '@/api/oauth'
import { failureProblem, type Problem } from '@/components/form/problem'
import type { ModelDeps } from '@/components/screen/use-model'
import { OAUTH_CODES } from '@/domain/business-codes/oauth'
import type { providersTexts } from '@/locales/namespaces/providers'
import type { HostName } from '@/platform/host/contract'
import type { ScriptSettings } from '@/platform/provider-login/contract'
import { isRequestError } from '@/request/errors'
import { HANDLES_LOGIN_LIMITS } from '@/request/steps/login-limits'
import type { Consent } from '../consent/consent'
import { providerName, welcome } from './messages'
import { linkAfterLogin } from './pending-link'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'platform' | 'screen' | 'stores'>
type Provider = 'GOOGLE' | 'APPLE'
/**
 * State of a button. `drawing`: the provider's script is loading. `unreachable`: the script cannot be loaded from this
 * network.
 */
type State = 'drawing' | 'ready' | 'unreachable'

/** Matches web views of apps. Google refuses logins in a web view, and Apple's window cannot open there. */
const WEB_VIEWS: readonly HostName[] = ['wechat-web', 'bank-web', 'native-app']
/** Time from the request of a new nonce to the expiry of the current nonce, ms. */
const EARLIER = 60_000

export interface ProviderHint {
  tone: 'info' | 'notice' | 'danger'
  problem: Problem<typeof providersTexts>
}

/**
 * Model of the logins by the scripts of Google and Apple. They are offered on the web, in languages that have an e-mail
 * login.
 */
export class ProviderButtonsModel {
  google: State = 'drawing'
  apple: State = 'drawing'
  hint: ProviderHint | null = null
  /** Element of Google's button and its width (CSS px); null before the element is mounted. */
  private place: { elementId: string; width: number } | null = null
  private appleSettings: ScriptSettings | null = null

  constructor(
    private readonly deps: Deps,
    private readonly consent: Consent,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    const { screen, stores } = deps
    screen.onDispose(
      reaction(
        () => this.offers.includes('GOOGLE') && [this.place, stores.preferences.language, stores.preferences.theme],
        () => this.renew('GOOGLE'),
      ),
    )
    screen.onDispose(
      reaction(
        () => this.offers.includes('APPLE'),
        (offered) => offered && this.renew('APPLE'),
        { fireImmediately: true },
      ),
    )
  }

  /** Login providers that are offered. */
  get offers(): readonly Provider[] {
    const { platform, stores } = this.deps
    const { config } = stores.shop
    const byEmail = stores.shop.loginMethods(stores.preferences.language).includes('EMAIL')
    if (!config || !byEmail || !platform.providerLogin.scripts || WEB_VIEWS.includes(platform.host.name)) return []
    return [...(config.googleLogin ? (['GOOGLE'] as const) : []), ...(config.appleLogin ? (['APPLE'] as const) : [])]
  }

  setPlace(elementId: string, width: number): void {
    this.place = { elementId, width }
  }

  /** Signs in with Apple. Must be called in a tap handler, because Apple's window opens only then. */
  async signInWithApple(): Promise<void> {
    const { client, platform } = this.deps
    this.setHint(null)
    if (!(await this.consent.ensure()) || !this.appleSettings) return
    const answer = await platform.providerLogin.signInWithApple(this.appleSettings)
    if (answer.kind === 'signed-in') {
      const { identityToken, name } = answer
      return this.logIn('APPLE', () =>
        client.call(appleLogin, { identityToken, ...(name && { name }) }, HANDLES_LOGIN_LIMITS),
      )
    }
    const cancelled = answer.kind === 'cancelled'
    this.setHint({
      tone: 'notice',
      problem: cancelled ? { key: 'cancelled' } : { key: 'failed', values: { provider: providerName('APPLE') } },
    })
  }

  private async drawGoogle(place: { elementId: string; width: number }): Promise<void> {
    const { platform, stores } = this.deps
    const settings = await this.settingsOf('GOOGLE')
    const drawn = settings
      ? await platform.providerLogin.drawGoogleButton({
          ...{ ...settings, ...place },
          ...{ language: stores.preferences.language, theme: stores.preferences.theme },
          onCredential: (answer) => void this.googleAnswered(answer),
        })
      : null
    this.setState('GOOGLE', drawn?.kind === 'done' ? 'ready' : 'unreachable')
  }

  private async googleAnswered({ credential, csrfToken }: { credential: string; csrfToken: string }): Promise<void> {
    this.setHint(null)
    if (!(await this.consent.ensure())) return
    const { client } = this.deps
    await this.logIn('GOOGLE', () =>
      client.call(googleLogin, { googleCsrfToken: csrfToken, credential }, HANDLES_LOGIN_LIMITS),
    )
  }

  private async prepareApple(): Promise<void> {
    const settings = await this.settingsOf('APPLE')
    const prepared = settings && (await this.deps.platform.providerLogin.prepareApple(settings))
    this.appleSettings = settings
    this.setState('APPLE', prepared?.kind === 'done' ? 'ready' : 'unreachable')
  }

  /**
   * Returns the script settings with a new nonce, which is renewed before it expires. Returns null if no nonce is
   * available.
   */
  private async settingsOf(provider: Provider): Promise<ScriptSettings | null> {
    const { client, screen, stores } = this.deps
    const { googleLogin: google, appleLogin: apple } = stores.shop.config ?? {}
    const switched = provider === 'GOOGLE' ? google : apple
    const begun = await client.call(beginLogin, { provider }, { silent: true }).catch(() => null)
    if (!switched || !begun || screen.disposed) return null
    screen.timeout(() => this.renew(provider), Math.max(EARLIER, begun.expiresIn * 1000 - EARLIER))
    return { ...switched, nonce: begun.nonce }
  }

  private renew(provider: Provider): void {
    if (!this.offers.includes(provider)) return
    if (provider === 'APPLE') void this.prepareApple()
    else if (this.place) void this.drawGoogle(this.place)
  }

  private async logIn(provider: Provider, call: () => Promise<LoginResult>): Promise<void> {
    const { dialogs, stores } = this.deps
    try {
      stores.user.applyLogin(await call())
      welcome(dialogs)
    } catch (error) {
      this.showFailure(provider, error)
      // The nonce may have been used already.
      this.renew(provider)
    }
  }

  private showFailure(provider: Provider, error: unknown): void {
    const values = { provider: providerName(provider) }
    const isLink = isRequestError(error) && error.statusCode === OAUTH_CODES.linkNeeded
    const contact = isLink ? linkAfterLogin(this.deps, error.data, values.provider) : null
    if (contact) this.setHint({ tone: 'info', problem: { key: 'linkFirst', values: { ...values, contact } } })
    else this.setHint({ tone: 'danger', problem: failureProblem(error) })
  }

  private setHint(hint: ProviderHint | null): void {
    this.hint = hint
  }

  private setState(provider: Provider, state: State): void {
    if (provider === 'GOOGLE') this.google = state
    else this.apple = state
  }
}
