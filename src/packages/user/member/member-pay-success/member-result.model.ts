import { makeAutoObservable } from 'mobx'
import { type ItemOrderDetail, itemOrder } from '@/api/item-order'
import { type CurrentLevel, currentLevel } from '@/api/member'
import { itemOrderKind, type PayableItems } from '@/components/item-order/item-payable'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { asOrderState } from '@/domain/order/item-order'
import { buyerState, showsOutcome } from '@/domain/order/buyer-state'
import { broadcastOrderChange } from '@/payment/order-changes'
import { watchOrder } from '@/payment/order-watch'
import { PendingPayment } from '@/payment/pending-payment'
import { slowerAndSlower } from '@/payment/poll-waits'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'stores' | 'platform' | 'screen'>

/** Number of requests after which the screen shows that the confirmation takes longer than usual. */
const SLOW = 6

/** States of a membership payment. The state is `done` only after the order confirms the payment. */
export type MemberResult = 'confirming' | 'done' | 'failed' | 'late'

/** Model of the result of a membership payment. */
export class MemberResultModel {
  slow = false
  readonly level: Resource<CurrentLevel>
  private readonly order: Resource<ItemOrderDetail>

  constructor(
    private readonly deps: Deps,
    readonly orderId: string,
  ) {
    const { screen } = deps
    const manual = { manual: true, options: { silent: true } }
    this.order = screen.query(itemOrder, { orderId }, manual)
    this.level = screen.query(currentLevel, {}, manual)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    watchOrder(deps, orderId, {
      read: () => itemOrderKind(deps, 'MEMBERSHIP').read(orderId),
      plan: { wait: this.wait, settled: showsOutcome, seen: this.see },
      onEnd: (order) => this.end(order),
    })
  }

  get state(): MemberResult {
    const order = this.order.value
    if (!order) return 'confirming'
    const state = buyerState({ orderState: asOrderState(order.orderStatus), payment: order.payment })
    if (state === 'paid') return order.orderStatus === 'SUCCEEDED' ? 'done' : 'confirming'
    if (state === 'failed') return 'failed'
    return state === 'over' || state === 'returned' ? 'late' : 'confirming'
  }

  /** The purchased level; null while unknown. */
  get bought(): CurrentLevel | null {
    return this.state === 'done' ? this.level.value : null
  }

  private wait(attempts: number): number {
    if (attempts >= SLOW) this.slow = true
    return slowerAndSlower(attempts)
  }

  private see(order: PayableItems<ItemOrderDetail>): void {
    this.order.put(order)
  }

  private end(order: PayableItems<ItemOrderDetail> | null): void {
    if (!order) return
    new PendingPayment(this.deps).update(order)
    broadcastOrderChange(this.deps, this.orderId)
    if (this.state === 'done') void this.level.load()
  }
}
