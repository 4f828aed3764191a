import { webLogin } from '@/api/oauth'
import { loginByPhone, type LoginResult, type PreLogin, preLogin } from '@/api/auth'
import type { Clock } from '@/lib/clock'
import { singleFlight } from '@/lib/single-flight'
import type { CodeAnswer } from '@/platform/login/contract'
import type { Refused } from '@/platform/outcome'
import type { Client } from '@/request/client'
import type { LoginAttemptStore } from './login-attempt'
import type { UserStore } from './user'

/** Period in which the last result is reused, in milliseconds (shell §4, last auth time). */
const AUTH_TTL = 10_000

/**
 * Timeout for getting the host's login code, in milliseconds. It is long, because a bank may show its own sign-in
 * first.
 */
const HOST_TIMEOUT = 60_000

/**
 * Result of identifying the buyer by the host's account.
 * - `known`: the account has been found. Its login takes effect when the buyer taps.
 * - `new`: no account is bound to the open id. The open id is stored, and the buyer must verify a phone number.
 * - `failed`: the call was refused or failed. `error` contains the reason.
 */
export type HostLoginAnswer =
  | { kind: 'known'; login: LoginResult }
  | { kind: 'new' }
  | { kind: 'failed'; error?: unknown }
  | Refused

export interface HostLoginDeps {
  client: Client
  clock: Clock
  user: UserStore
  attempt: LoginAttemptStore
  /** Returns the host's one-time login code. */
  hostCode: () => Promise<CodeAnswer>
  /** Terminal code of the client. */
  terminalSrc: string
  appId: () => string
}

/**
 * Finds the buyer's account by the mini program's host (shell §4, pre-login). The buyer is logged in only after a tap.
 */
export class HostLogin {
  /**
   * Requests a login code from the host, and the account from the gateway. Concurrent calls share one request, and a
   * successful result is reused for 10 s. Never rejects.
   */
  readonly request: () => Promise<HostLoginAnswer>
  private last: { answer: HostLoginAnswer; at: number } | null = null

  constructor(private readonly deps: HostLoginDeps) {
    const fetch = singleFlight(() => this.fetch())
    this.request = () => (this.last && this.isFresh(this.last.at) ? Promise.resolve(this.last.answer) : fetch())
    // Each login result is used only once, because a logout makes its tokens invalid.
    deps.user.onLogin(() => (this.last = null))
    deps.user.onLogout(() => (this.last = null))
  }

  /** Logs in by the phone number that the host's phone button provides as a code. Never rejects. */
  async byPhone(phoneCode: string): Promise<HostLoginAnswer> {
    const { client, attempt, terminalSrc, appId } = this.deps
    if (!attempt.openTicket) {
      const answer = await this.request()
      if (answer.kind !== 'new') return answer
    }
    const { openTicket } = attempt
    try {
      const sent = { appId: appId(), platform: terminalSrc, openTicket, phoneCode }
      return { kind: 'known', login: await client.call(loginByPhone, sent, { silent: true }) }
    } catch (error) {
      // The open-id ticket may be used up. The next attempt requests a new one from the host.
      attempt.storeOpenId(attempt.openId)
      this.last = null
      return { kind: 'failed', error }
    }
  }

  /**
   * Parameter that binds the open id to an account during a login by phone number and verification code. Null if no
   * open id is stored.
   */
  get binding(): { openTicket: string } | null {
    const { openTicket } = this.deps.attempt
    return openTicket ? { openTicket } : null
  }

  /**
   * Finds the account by the code that a chat app or a bank added to the address of the web page. A successful result
   * is reused for 10 s. Never rejects.
   */
  byWebCode(code: string): Promise<HostLoginAnswer> {
    const { client, terminalSrc, appId } = this.deps
    return this.identify(() => client.call(webLogin, { appId: appId(), platform: terminalSrc, code }, { silent: true }))
  }

  private async code(): Promise<CodeAnswer> {
    const { clock, hostCode } = this.deps
    let giveUp = (): void => undefined
    const silence = new Promise<CodeAnswer>((resolve) => {
      giveUp = () => resolve({ kind: 'failed' })
    })
    const timer = clock.setTimeout(giveUp, HOST_TIMEOUT)
    const answer = await Promise.race([hostCode(), silence])
    clock.clearTimeout(timer)
    return answer
  }

  private isFresh(at: number): boolean {
    return this.deps.clock.now() - at < AUTH_TTL
  }

  private async fetch(): Promise<HostLoginAnswer> {
    const { client, terminalSrc, appId } = this.deps
    const host = await this.code()
    if (host.kind !== 'code') return host
    const sent = { appId: appId(), platform: terminalSrc, code: host.code }
    return this.identify(() => client.call(preLogin, sent, { silent: true }))
  }

  private async identify(exchange: () => Promise<PreLogin>): Promise<HostLoginAnswer> {
    const { clock, attempt } = this.deps
    let known: PreLogin
    try {
      known = await exchange()
    } catch (error) {
      return { kind: 'failed', error }
    }
    attempt.storeOpenId(known.openId, known.openTicket)
    const answer: HostLoginAnswer = known.login ? { kind: 'known', login: known.login } : { kind: 'new' }
    this.last = { answer, at: clock.now() }
    return answer
  }
}
