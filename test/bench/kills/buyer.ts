import { PURCHASE_CODES } from '../../../src/domain/business-codes/purchase'
import type { CashierAction } from '../../../scripts/gateway/modules/trade/cashier/action-service'
import type { Answer } from '../faults/buyer'
import { Actor, type Place } from './actor'

/** The possible purchases: tickets without seats, and seats that the gateway chooses. Both sales can sell out. */
const WANTED = [
  { showId: 'S5002', sessionId: 'RUSHN01', items: [{ seatPlanId: 'RUSHN01P1', quantity: 1 }] },
  { showId: 'S2101', sessionId: 'S2101N01', items: [{ seatPlanId: 'S2101N01P1', quantity: 2 }] },
]

/**
 * A buyer who repeats an order until its tickets are paid or sold out, or until the order expires on a slow machine.
 */
export class StubbornBuyer extends Actor {
  /** The request that places the order. It is the same for each repeat. */
  private request: object | undefined
  protected orderId: string | undefined
  /** Id of the coupon for the order; '' if the order has no coupon. */
  protected couponId = ''
  private readonly actions: CashierAction[]

  constructor(
    userId: string,
    rank: number,
    action: CashierAction,
    protected wanted: object = WANTED[rank % WANTED.length],
  ) {
    super(userId)
    this.actions = [action]
  }

  async go(place: Place): Promise<void> {
    if (!this.request) {
      const wanted = { ...this.wanted, couponId: this.couponId }
      const priced = await this.send<{ payAmount: number } | null>(
        place,
        'price',
        'trade/buyer/order/v3/pre_order',
        wanted,
      )
      if (this.refused(priced)) return
      this.request = {
        ...wanted,
        idempotencyKey: `kills-order-${this.userId}`,
        audienceIds: [],
        contact: { cellphone: '13800000001', countryCode: '86' },
        paymentParam: { payAmount: priced.data?.payAmount ?? 0 },
      }
    } else this.repeats += 1
    type Created = { orderId: string; unPaidTransactionIds: string[] } | null
    const created = await this.send<Created>(place, 'create', 'trade/buyer/order/v5/create_order', this.request)
    if (this.refused(created)) return
    if (!created.data) return void this.fail(`no order: ${JSON.stringify(created)}`)
    const { orderId, unPaidTransactionIds: transactionIds } = created.data
    if (this.orderId && this.orderId !== orderId) this.fail('a repeat made another order')
    this.orderId = orderId
    const end = await this.payFor(place, { orderId, transactionIds, actions: this.actions })
    if (end !== null) this.end = end
  }

  private refused({ statusCode }: Answer): boolean {
    if (statusCode !== PURCHASE_CODES.soldOut) return false
    if (this.orderId) this.fail('an order that was answered is sold out at its repeat')
    this.end = 'sold out'
    return true
  }
}
