import { makeAutoObservable } from 'mobx'
import type { Clock } from '@/lib/clock'

interface CaptchaToken {
  token: string
  /** Epoch ms; a token is good until then (shell §5). */
  expiresAt: number
}

const captchaKey = (scope: string, type: string) => `${scope}/${type}`

/** Tokens of the risk control (shell §3). In memory only: they die with the visit. */
export class RiskStore {
  /** The general token. */
  token = ''
  private scoped: Record<string, string> = {}
  private captchas: Record<string, CaptchaToken> = {}

  constructor(private readonly deps: { clock: Clock; userId: () => string }) {
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true })
  }

  /** Token of this user for a show (shell §7, risk-token header); else the general one, else ''. */
  tokenFor(showId: string): string {
    return this.scoped[this.scopeOf(showId)] ?? this.token
  }

  setToken(token: string, showId?: string): void {
    if (showId) this.scoped[this.scopeOf(showId)] = token
    else this.token = token
  }

  /** A captcha token that has not expired, else ''. */
  captchaFor(scope: string, type: string): string {
    const kept = this.captchas[captchaKey(scope, type)]
    return kept && kept.expiresAt > this.deps.clock.now() ? kept.token : ''
  }

  setCaptcha(scope: string, type: string, token: string, expiresAt: number): void {
    this.captchas[captchaKey(scope, type)] = { token, expiresAt }
  }

  clear(): void {
    this.token = ''
    this.scoped = {}
    this.captchas = {}
  }

  private scopeOf(showId: string): string {
    return `${this.deps.userId()}/${showId}`
  }
}
