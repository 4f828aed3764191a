import { commonLoginOrRegister, type LoginResult, loginOrRegister, sendVerifyCode } from '../../src/api/auth'
import { shopConfigs } from '../../src/api/shop'
import type { ServerClock } from '../../src/lib/clock'
import type { Send } from '../../src/platform/transport/contract'
import type { Call } from '../../src/request/call'
import { type AnyCall, catalogue } from '../contract/catalogue'
import { allSteps } from './gather-steps'
import { judge, skipped, type Verdict } from './judge'
import { codeOnConsole } from './login-code'
import type { Account } from './options'
import { createProbe, type Probe } from './probe'
import { Skip, type Walk } from './step'

export interface WalkOptions {
  account: Account
  order: boolean
  /** Names of the calls to check, by default all. Calls that they need are added. */
  calls?: readonly string[]
  /** Reads the code from the user at the terminal. */
  promptCode: () => Promise<string>
  /** Clock for timeouts, by default the machine's. */
  clock?: ServerClock
  /** Called after each call. */
  onVerdict?: (verdict: Verdict) => void
}

/** Thrown if the gateway's address does not respond. */
export class Unreachable extends Error {
  readonly name = 'Unreachable'
}

const nameOf = new Map<AnyCall, string>(Object.entries(catalogue).map(([name, call]) => [call, name]))

interface Done {
  verdict: Verdict
  value: unknown
}

/** Sends each call of the catalogue once, after the calls that it needs. */
class CatalogueWalk implements Walk {
  readonly account: Account
  readonly order: boolean
  private readonly probe: Probe
  private readonly done = new Map<string, Promise<Done>>()

  constructor(
    private readonly send: Send,
    private readonly options: WalkOptions,
  ) {
    this.account = options.account
    this.order = options.order
    this.probe = createProbe(send, options.clock)
    this.answer = this.answer.bind(this)
    this.request = this.request.bind(this)
  }

  get session() {
    return this.probe.session
  }

  async answer<Params extends object, Result>(call: Call<Params, Result>): Promise<Result> {
    const name = nameOf.get(call as AnyCall) ?? call.path
    const { verdict, value } = await this.walk(name)
    if (verdict.outcome === 'skipped' || value === undefined) throw new Skip(`no answer of ${name}`)
    return value as Result
  }

  async request<Params extends object, Result>(
    call: Call<Params, Result>,
    params: Params,
  ): Promise<Result | undefined> {
    if (call.auth === 'buyer') await this.signIn()
    return (await this.probe.call(call as AnyCall, params)).value as Result | undefined
  }

  async loginCode(): Promise<string> {
    const { account, send, options } = this
    if (account.code) return account.code
    await this.answer(sendVerifyCode)
    return (await codeOnConsole(send, account.cellphone)) ?? options.promptCode()
  }

  /** Sends a call, unless it was sent before. */
  walk(name: string): Promise<Done> {
    const known = this.done.get(name) ?? this.run(name)
    this.done.set(name, known)
    return known
  }

  /** Returns the results of all sent calls, in the order of their start. */
  async verdicts(): Promise<Verdict[]> {
    return (await Promise.all(this.done.values())).map(({ verdict }) => verdict)
  }

  private async signIn(): Promise<void> {
    const { commonLogin } = await this.answer(shopConfigs)
    const login: LoginResult = await this.answer(commonLogin ? commonLoginOrRegister : loginOrRegister)
    const { session } = this.probe
    if (!session.userId) Object.assign(session, login)
  }

  private async run(name: string): Promise<Done> {
    const call = catalogue[name]!
    const step = allSteps[name]
    const end = (verdict: Verdict, value?: unknown): Done => {
      this.options.onVerdict?.(verdict)
      return { verdict, value }
    }
    try {
      if (typeof step !== 'function') throw new Skip(step ?? 'no step is written for it')
      if (call.auth === 'buyer' || name === 'auth.refreshTokens') await this.signIn()
      const exchange = await this.probe.call(call, await step(this))
      return end(judge(name, call, exchange), exchange.value)
    } catch (error) {
      if (error instanceof Skip) return end(skipped(name, call, error.message))
      throw error
    }
  }
}

/**
 * Sends the calls of the catalogue to a gateway, the shop's configuration first. Creates and cancels one order if
 * `order` is true.
 * @throws Unreachable if nothing responds
 */
export const walkCatalogue = async (send: Send, options: WalkOptions): Promise<Verdict[]> => {
  const walk = new CatalogueWalk(send, options)
  const first = await walk.walk('shop.shopConfigs')
  if (!first.verdict.reached) throw new Unreachable(first.verdict.reason)
  const { merchantId = '', appId = '' } = (first.value ?? {}) as { merchantId?: string; appId?: string }
  Object.assign(walk.session, { merchantId, appId })
  for (const name of options.calls ?? [...Object.keys(allSteps), ...Object.keys(catalogue)]) await walk.walk(name)
  return walk.verdicts()
}
