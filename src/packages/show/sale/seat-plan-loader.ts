import {
  privilegePlansDynamicData,
  privilegePlansStaticData,
  type SeatPlan,
  type SeatPlanDynamic,
  type SeatPlanStatic,
  seatPlans,
  seatPlansDynamicData,
  seatPlansStaticData,
} from '@/api/session'
import type { Client } from '@/request/client'

/** State of a tier until its dynamic part is loaded. The tier cannot be bought before that. */
const UNKNOWN = { status: 'PENDING', stock: null, limit: null, existWaitList: false } as const

const join = (statics: readonly SeatPlanStatic[], dynamics: readonly SeatPlanDynamic[]): SeatPlan[] => {
  const sales = new Map(dynamics.map((sale) => [sale.seatPlanId, sale]))
  return statics.map((plan) => ({ ...UNKNOWN, ...plan, ...sales.get(plan.seatPlanId) }))
}

/** Parameters for loading a session's tiers. */
export interface SeatPlanQuery {
  /** True if the show is in hot mode. */
  hot: boolean
  /** Id of the buyer's privilege; '' if the buyer has no privilege. */
  privilegeId: string
}

/**
 * Loads the tiers of a session. In hot mode and with a privilege, the data is loaded in two parts (decision 34). The
 * static part is loaded only once per session. Later loads request only the smaller dynamic part.
 */
export class SeatPlanLoader {
  private readonly cache = new Map<string, Promise<SeatPlanStatic[]>>()

  constructor(
    private readonly client: Client,
    private readonly showId: string,
  ) {}

  async fetch(sessionId: string, { hot, privilegeId }: SeatPlanQuery): Promise<SeatPlan[]> {
    const params = { showId: this.showId, sessionId }
    if (!hot && !privilegeId) return this.client.call(seatPlans, params)
    const dynamics = privilegeId
      ? this.client.call(privilegePlansDynamicData, { privilegeId, ...params })
      : this.client.call(seatPlansDynamicData, params)
    return join(...(await Promise.all([this.statics(sessionId, privilegeId), dynamics])))
  }

  /** Clears the cache, for example after a change of language. */
  clear(): void {
    this.cache.clear()
  }

  private statics(sessionId: string, privilegeId: string): Promise<SeatPlanStatic[]> {
    const key = `${privilegeId} ${sessionId}`
    const known = this.cache.get(key)
    if (known) return known
    const params = { showId: this.showId, sessionId }
    const request = privilegeId
      ? this.client.call(privilegePlansStaticData, { privilegeId, ...params })
      : this.client.call(seatPlansStaticData, params)
    this.cache.set(key, request)
    request.catch(() => this.cache.delete(key))
    return request
  }
}
