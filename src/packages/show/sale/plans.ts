import {
  type SeatPlan,
  type SeatPlanDynamic,
  type SeatPlanStatic,
  seatPlans,
  seatPlansDynamicData,
  seatPlansStaticData,
} from '@/api/session'
import type { Client } from '@/request/client'

/** A tier of which only the static half is known cannot be bought yet. */
const UNKNOWN = { status: 'PENDING', stock: null, limit: null, existWaitList: false } as const

const join = (statics: readonly SeatPlanStatic[], dynamics: readonly SeatPlanDynamic[]): SeatPlan[] => {
  const sales = new Map(dynamics.map((sale) => [sale.seatPlanId, sale]))
  return statics.map((plan) => ({ ...UNKNOWN, ...plan, ...sales.get(plan.seatPlanId) }))
}

/**
 * Fetches the tiers of a session. A show in hot mode gives a static half, which is asked for once a session, and a
 * dynamic one (decision 34): in a rush every later look costs the gateway the small half only.
 */
export class PlanSource {
  private readonly kept = new Map<string, Promise<SeatPlanStatic[]>>()

  constructor(
    private readonly client: Client,
    private readonly showId: string,
  ) {}

  async fetch(sessionId: string, hot: boolean): Promise<SeatPlan[]> {
    const params = { showId: this.showId, sessionId }
    if (!hot) return this.client.call(seatPlans, params)
    return join(...(await Promise.all([this.statics(sessionId), this.client.call(seatPlansDynamicData, params)])))
  }

  /** The next look asks for everything again: words come in another language. */
  forget(): void {
    this.kept.clear()
  }

  private statics(sessionId: string): Promise<SeatPlanStatic[]> {
    const known = this.kept.get(sessionId)
    if (known) return known
    const asked = this.client.call(seatPlansStaticData, { showId: this.showId, sessionId })
    this.kept.set(sessionId, asked)
    asked.catch(() => this.kept.delete(sessionId))
    return asked
  }
}
