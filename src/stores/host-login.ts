import { webLogin } from '@/api/oauth'
import { loginByPhone, type LoginResult, type PreLogin, preLogin } from '@/api/auth'
import type { Clock } from '@/lib/clock'
import { singleFlight } from '@/lib/single-flight'
import type { CodeAnswer } from '@/platform/login/contract'
import type { Refused } from '@/platform/outcome'
import type { Client } from '@/request/client'
import type { LoginAttemptStore } from './login-attempt'
import type { UserStore } from './user'

/** Time in milliseconds for which the last result is reused (shell §4, last auth time). */
const AUTH_TTL = 10_000

/** Timeout of the host's login code, in milliseconds. A bank may show its own sign-in first. */
const HOST_TIMEOUT = 60_000

/**
 * Result of identifying the buyer by the host.
 * - `known`: the account's login, which takes effect when the buyer taps.
 * - `new`: the open id has no account yet. It is stored, and a phone number must be verified.
 * - `failed`: the call was refused or failed, with its `error`.
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
   * Requests the account from the host and the gateway. Concurrent calls share one request, and a success is reused for
   * 10 s. Never rejects.
   */
  readonly request: () => Promise<HostLoginAnswer>
  private last: { answer: HostLoginAnswer; at: number } | null = null

  constructor(private readonly deps: HostLoginDeps) {
    const fetch = singleFlight(() => this.fetch())
    this.request = () => (this.last && this.isFresh(this.last.at) ? Promise.resolve(this.last.answer) : fetch())
    // A login result is used only once, because its tokens are invalid after a logout.
    deps.user.onLogin(() => (this.last = null))
    deps.user.onLogout(() => (this.last = null))
  }

  /** Logs in by the code of the host's phone button. Never rejects. */
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
      // The open-id ticket may be used up, so the next try requests a new one from the host.
      attempt.storeOpenId(attempt.openId)
      this.last = null
      return { kind: 'failed', error }
    }
  }

  /**
   * Parameter that binds the open id to the account, for a login by phone number and verification code; null without an
   * open id.
   */
  get binding(): { openTicket: string } | null {
    const { openTicket } = this.deps.attempt
    return openTicket ? { openTicket } : null
  }

  /**
   * Finds the account by the code with which a chat app's or bank's page returned. A success is also reused for 10 s.
   * Never rejects.
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
