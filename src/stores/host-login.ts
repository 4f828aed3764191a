import { webLogin } from '@/api/oauth'
import { loginByPhone, type LoginResult, type PreLogin, preLogin } from '@/api/auth'
import type { Clock } from '@/lib/clock'
import { singleFlight } from '@/lib/single-flight'
import type { CodeAnswer } from '@/platform/login/contract'
import type { Refused } from '@/platform/outcome'
import type { Client } from '@/request/client'
import type { LoginAttemptStore } from './login-attempt'
import type { UserStore } from './user'

/** Time for which the last answer is reused (shell §4, last auth time). */
const AUTH_TTL = 10_000

/** Timeout of the host's code, ms: a bank may show its own sign-in first. */
const HOST_TIMEOUT = 60_000

/**
 * Result of the host and the gateway.
 * - `known`: a login, applied when the buyer taps.
 * - `new`: the open id is stored, and a phone must be verified.
 * - `failed`: with the `error` of a refusal or of a missing answer.
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
  /** The host's one-time login code. */
  hostCode: () => Promise<CodeAnswer>
  /** The client's terminal code. */
  terminalSrc: string
  appId: () => string
}

/** The buyer's account at a mini program's host (shell §4, pre-login). Does not log in before a tap. */
export class HostLogin {
  /** Sends the request to host and gateway; concurrent calls share one, success is reused for 10 s. Never rejects. */
  readonly request: () => Promise<HostLoginAnswer>
  private last: { answer: HostLoginAnswer; at: number } | null = null

  constructor(private readonly deps: HostLoginDeps) {
    const fetch = singleFlight(() => this.fetch())
    this.request = () => (this.last && this.isFresh(this.last.at) ? Promise.resolve(this.last.answer) : fetch())
    // A login is used once: after a logout its tokens are no longer valid.
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
      // The ticket may be used up: the next try requests a new one from the host.
      attempt.storeOpenId(attempt.openId)
      this.last = null
      return { kind: 'failed', error }
    }
  }

  /** Parameter of a login by phone and code that binds the account to the open id. */
  get binding(): { openTicket: string } | null {
    const { openTicket } = this.deps.attempt
    return openTicket ? { openTicket } : null
  }

  /** Does the same for a page of a chat app or bank that returned with a code; also reused for 10 s. Never rejects. */
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
