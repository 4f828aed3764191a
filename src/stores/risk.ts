import { makeAutoObservable } from 'mobx'
import { type CaptchaKind, type CaptchaWindow, isWindowAhead } from '@/domain/captcha/captcha'
import type { Clock } from '@/lib/clock'
import { own } from '@/lib/own'

interface CaptchaToken {
  token: string
  /** Time at which the token expires, epoch ms (shell §5). */
  expiresAt: number
}

/** Tokens of the risk control (shell §3) and the captcha rules of shows. In memory only. */
export class RiskStore {
  /** The general token. */
  token = ''
  private scoped: Record<string, string> = {}
  private captchas: Record<string, CaptchaToken> = {}
  private windows: Record<string, CaptchaWindow> = {}

  constructor(private readonly deps: { clock: Clock; userId: () => string }) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /**
   * Returns this user's token for a show (shell §7, risk-token header). Without one, returns the general token, or ''.
   */
  tokenFor(showId: string): string {
    return own(this.scoped, this.scopeOf(showId)) ?? this.token
  }

  setToken(token: string, showId?: string): void {
    if (showId) this.scoped = { ...this.scoped, [this.scopeOf(showId)]: token }
    else this.token = token
  }

  /** Removes a show's token, because the risk service failed (decision 30). */
  loseToken(showId: string): void {
    this.setToken('', showId)
  }

  /** Returns a captcha token that has not expired, else ''. */
  captchaFor(kind: CaptchaKind): string {
    const cached = own(this.captchas, this.captchaOf(kind))
    return cached && cached.expiresAt > this.deps.clock.now() ? cached.token : ''
  }

  /** Stores a captcha token. @param expiresAt epoch ms */
  setCaptcha(kind: CaptchaKind, token: string, expiresAt: number): void {
    this.captchas = { ...this.captchas, [this.captchaOf(kind)]: { token, expiresAt } }
  }

  /** Removes a token that the gateway refused. */
  dropCaptcha(kind: CaptchaKind): void {
    const { [this.captchaOf(kind)]: _dropped, ...others } = this.captchas
    this.captchas = others
  }

  /** Stores the captcha rule of a show or its group; null removes it. */
  setCaptchaWindow(showId: string, window: CaptchaWindow | null): void {
    const { [showId]: _previous, ...others } = this.windows
    this.windows = window ? { ...others, [showId]: window } : others
  }

  /** Returns when this show's orders require a captcha, now or later; null if they do not, or if unknown. */
  windowOf(showId: string): CaptchaWindow | null {
    const window = own(this.windows, showId)
    return window && isWindowAhead(window, this.deps.clock.now()) ? window : null
  }

  clear(): void {
    this.token = ''
    this.scoped = {}
    this.captchas = {}
  }

  private scopeOf(showId: string): string {
    return `${this.deps.userId()}/${showId}`
  }

  private captchaOf({ scope, type }: CaptchaKind): string {
    return `${this.deps.userId()}/${scope}/${type}`
  }
}
