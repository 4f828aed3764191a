import { REFUND_CODES } from '../../../src/domain/business-codes/refund'
import { Actor, type Place } from './actor'

const BASE = 'trade/buyer/refund/v1'

interface Facts {
  units: { unitId: string; hindrance: string }[]
  refunds: { refundId: string; amount: number; state: string }[]
}

/** The promised refund amount, and the request, which is identical for each repeat. */
interface Promised {
  amount: number
  body: { quote: string; reason: string; idempotencyKey: string }
}

/**
 * Refund plans by rank, as numbers of units per refund: all units at once, only one unit, or one unit and then all
 * other units.
 */
const PLANS: readonly (readonly number[])[] = [[Infinity], [1], [1, Infinity]]

/** A buyer who refunds tickets for the quoted amount. Some do not repeat an interrupted request. */
export class Refunder extends Actor {
  private readonly plan: number[]
  private readonly isWhole: boolean
  private readonly givesUp: boolean
  private readonly done: { refundId: string; amount: number }[] = []
  private promised: Promised | undefined
  private keys = 0

  constructor(userId: string, rank: number) {
    super(userId)
    this.plan = [...PLANS[rank % PLANS.length]]
    this.isWhole = this.plan.includes(Infinity)
    this.givesUp = rank % 6 === 5
  }

  async go(place: Place): Promise<void> {
    if (this.promised) {
      this.repeats += 1
      if (this.givesUp) return void (this.end = 'given up')
    }
    while (this.plan.length > 0) if (!(await this.giveBack(place))) return
    // Simulates the provider's report that the money has arrived.
    for (const { refundId } of this.done)
      await this.send(place, 'arrive', `console/api/refunds/${refundId}`, { action: 'pass' })
    const { refunds } = await this.facts(place)
    if (refunds.some(({ state }) => state !== 'REFUNDED')) this.fail(`money is not there: ${JSON.stringify(refunds)}`)
    this.end = this.isWhole ? 'all back' : 'a part back'
  }

  /**
   * Checks that the money of each promised refund has arrived exactly once. An abandoned refund may have happened
   * completely or not at all.
   */
  override async verify(place: Place): Promise<void> {
    const { refunds } = await this.facts(place)
    const sums = [this.done.reduce((sum, { amount }) => sum + amount, 0)]
    if (this.end === 'given up' && this.promised) sums.push(sums[0] + this.promised.amount)
    const back = refunds.reduce((sum, { amount }) => sum + amount, 0)
    if (!sums.includes(back)) this.fail(`${back} fen came back, promised were ${sums.join(' or ')}`)
    if (refunds.some(({ state }) => state !== 'REFUNDED')) this.fail(`money is not there: ${JSON.stringify(refunds)}`)
  }

  private async facts(place: Place): Promise<Facts> {
    return (await this.send<Facts>(place, 'read', `${BASE}/orders/${place.orderId}`)).data
  }

  /** Refunds the next units of the plan. Returns false if a rule is broken. */
  private async giveBack(place: Place): Promise<boolean> {
    this.promised ??= await this.preview(place)
    if (!this.promised) return false
    const { amount, body } = this.promised
    type Refund = { refundId: string; amount: number } | null
    const { statusCode, data } = await this.send<Refund>(place, 'apply', `${BASE}/orders/${place.orderId}/apply`, body)
    // The quote has expired because the bench was paused. A new quote and a new request are needed.
    if (statusCode === REFUND_CODES.refundQuoteExpired) {
      this.promised = undefined
      return true
    }
    if (statusCode !== 200 || !data) return this.fail(`no refund: ${statusCode}`) !== null
    if (data.amount !== amount) this.fail(`${data.amount} fen for a quote of ${amount}`)
    this.done.push({ refundId: data.refundId, amount })
    this.promised = undefined
    this.plan.shift()
    return true
  }

  private async preview(place: Place): Promise<Promised | undefined> {
    const { units } = await this.facts(place)
    const left = units.flatMap(({ unitId, hindrance }) => (hindrance === 'NONE' ? [unitId] : []))
    const body = { unitIds: left.slice(0, this.plan[0]) }
    type Quote = { quote: string; amount: number } | null
    const { data, statusCode } = await this.send<Quote>(
      place,
      'preview',
      `${BASE}/orders/${place.orderId}/preview`,
      body,
    )
    if (!data) return this.fail(`no quote: ${statusCode}`) ?? undefined
    const idempotencyKey = `kills-refund-${this.userId}-${(this.keys += 1)}`
    return { amount: data.amount, body: { quote: data.quote, reason: 'TIME', idempotencyKey } }
  }
}
