import type { CartOperation, OperationAnswer } from '@/domain/cart/apply-operation'
import { createServerClock } from '@/lib/clock'
import type { RunningGateway } from '../../../../scripts/gateway/core/server'
import { makeAccounts } from '../../command'

/** Access of an account to the gateway. */
export interface Login {
  userId: string
  token: string
}

/** Operations that have arrived at the gateway, with its answers. */
export interface Arrival {
  userId: string
  params: { operations: readonly CartOperation[] }
  answer: { version: number; answers: OperationAnswer[] }
}

interface Answered<Data> {
  status: number
  body: { statusCode: number; data: Data }
}

/** Sends requests to a gateway as its clients do. */
export class CartGateway {
  readonly clock

  constructor(readonly running: Pick<RunningGateway, 'url' | 'context'>) {
    const { clock } = running.context
    this.clock = { ...createServerClock(), now: () => clock.now() }
  }

  get db() {
    return this.running.context.db
  }

  async signIn(userId: string): Promise<Login> {
    return { userId, token: (await this.running.context.tokens.signIn(userId)).accessToken }
  }

  async openAccounts(userIds: readonly string[]): Promise<Login[]> {
    const tokens = await makeAccounts(this.running.context, userIds)
    return userIds.map((userId, at) => ({ userId, token: tokens[at] ?? '' }))
  }

  /** Throws if the gateway answers with a failure of its own. */
  async send<Data>(token: string, method: string, path: string, body: object = {}): Promise<Answered<Data>> {
    const answer = await fetch(`${this.running.url}/${path}`, {
      method,
      headers: { 'access-token': token, 'content-type': 'application/json' },
      body: method === 'GET' ? undefined : JSON.stringify(body),
    })
    if (answer.status >= 500) throw new Error(`${method} ${path} is answered ${answer.status}`)
    return { status: answer.status, body: (await answer.json()) as Answered<Data>['body'] }
  }
}
