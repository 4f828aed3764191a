import { makeAutoObservable } from 'mobx'
import { type CaptchaKind, type CaptchaWindow, isWindowAhead } from '@/domain/captcha/captcha'
import type { Clock } from '@/lib/clock'
import { own } from '@/lib/own'

interface CaptchaToken {
  token: string
  /** Time at which the token expires, epoch ms (shell §5). */
  expiresAt: number
}

/** Tokens of the risk service (shell §3), and the captcha rules of shows. Only in memory. */
export class RiskStore {
  /** The general token, which applies to no particular show. */
  token = ''
  private scoped: Record<string, string> = {}
  private captchas: Record<string, CaptchaToken> = {}
  private windows: Record<string, CaptchaWindow> = {}

  constructor(private readonly deps: { clock: Clock; userId: () => string }) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /**
   * Returns this user's token for a show (shell §7, risk-token header). If the show has no token, returns the general
   * token. Returns '' if there is neither.
   */
  tokenFor(showId: string): string {
    return own(this.scoped, this.scopeOf(showId)) ?? this.token
  }

  setToken(token: string, showId?: string): void {
    if (showId) this.scoped = { ...this.scoped, [this.scopeOf(showId)]: token }
    else this.token = token
  }

  /** Removes the token of a show after the risk service has failed (decision 30). */
  loseToken(showId: string): void {
    this.setToken('', showId)
  }

  /** Returns a captcha token that has not expired; '' if there is no such token. */
  captchaFor(kind: CaptchaKind): string {
    const cached = own(this.captchas, this.captchaOf(kind))
    return cached && cached.expiresAt > this.deps.clock.now() ? cached.token : ''
  }

  /** Stores a captcha token. @param expiresAt expiry of the token, epoch ms */
  setCaptcha(kind: CaptchaKind, token: string, expiresAt: number): void {
    this.captchas = { ...this.captchas, [this.captchaOf(kind)]: { token, expiresAt } }
  }

  /** Removes a token that the gateway refused. */
  dropCaptcha(kind: CaptchaKind): void {
    const { [this.captchaOf(kind)]: _dropped, ...others } = this.captchas
    this.captchas = others
  }

  /** Stores the captcha rule of a show or its group. Null removes the rule. */
  setCaptchaWindow(showId: string, window: CaptchaWindow | null): void {
    const { [showId]: _previous, ...others } = this.windows
    this.windows = window ? { ...others, [showId]: window } : others
  }

  /**
   * Returns the captcha rule for this show's orders, which may apply now or later. Null if no captcha is required, or
   * if unknown.
   */
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
