import { PURCHASE_CODES } from '../../../src/domain/business-codes/purchase'
import { REBOOK_CODES } from '../../../src/domain/business-codes/rebook'
import type { CashierAction } from '../../../scripts/gateway/modules/trade/cashier/action-service'
import { SESSION, TIERS } from '../refund/house'
import { Actor, type Place } from './actor'

const BASE = 'trade/buyer/order/v1'

/**
 * A buyer who rebooks to another tier, which is more expensive or cheaper. Some do not repeat an interrupted request.
 */
export class Rebooker extends Actor {
  private rebookId: string | undefined
  private newOrderId: string | undefined
  private readonly actions: CashierAction[]
  private readonly givesUp: boolean

  constructor(
    userId: string,
    private readonly rank: number,
    action: CashierAction,
  ) {
    super(userId)
    this.actions = [action]
    this.givesUp = rank % 5 === 4
  }

  async go(place: Place): Promise<void> {
    if (this.rebookId) {
      this.repeats += 1
      if (this.givesUp) return void (this.end = 'given up')
    }
    for (;;) {
      this.rebookId ??= await this.hold(place)
      if (!this.rebookId) return
      type Created = { orderId: string; payAmount: number; unPaidTransactionIds: string[] } | null
      const path = `${BASE}/reschedule_ticket/apply`
      const { statusCode, data } = await this.send<Created>(place, 'apply', path, { rebookId: this.rebookId })
      if (statusCode === REBOOK_CODES.rebookHoldOver && !this.newOrderId) {
        this.rebookId = undefined
        continue
      }
      if (!data) return void this.fail(`not rebooked: ${statusCode}`)
      const { orderId, unPaidTransactionIds: transactionIds } = data
      if (this.newOrderId && this.newOrderId !== orderId) this.fail('a repeat made another order')
      this.newOrderId = orderId
      const end = await this.payFor(place, { orderId, transactionIds, actions: this.actions })
      if (end !== null) this.end = end === 'paid' ? 'rebooked' : end
      return
    }
  }

  /**
   * Holds tickets of the other tier for the rebooking. Returns undefined if the tier is sold out or a rule is broken.
   */
  private async hold(place: Place): Promise<string | undefined> {
    type Check = { units: { unitId: string }[] }
    const own = (unitId: string) => TIERS.findIndex((tier) => unitId.startsWith(`${tier}_`))
    const { data } = await this.send<Check>(place, 'read', `${BASE}/rebook/check?orderId=${place.orderId}`)
    const held = await this.send<{ rebookId: string } | null>(place, 'hold', `${BASE}/rebook/hold`, {
      orderId: place.orderId,
      rebookTicketItems: data.units.map(({ unitId }) => ({ unitId })),
      sessionId: SESSION,
      // Either the next tier or the one after the next.
      seatPlanId: TIERS[(own(data.units[0].unitId) + 1 + (this.rank % (TIERS.length - 1))) % TIERS.length],
    })
    if (held.statusCode === PURCHASE_CODES.soldOut) this.end = 'sold out'
    else if (!held.data) this.fail(`nothing held: ${held.statusCode}`)
    return held.data?.rebookId
  }
}
