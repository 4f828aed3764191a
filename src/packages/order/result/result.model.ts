import { makeAutoObservable } from 'mobx'
import { type OrderDetail, orderDetail } from '@/api/order'
import { PaidNotices } from '@/components/reminder/paid-notices'
import { ticketsLink } from '@/components/order/tickets-link'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { buyerState, isConfirming, showsOutcome } from '@/domain/order/buyer-state'
import { AT_DOOR } from '@/domain/payment/return-address'
import { followOutcome, outcomeOfOrder } from '@/payment/follow-outcome'
import { broadcastOrderChange } from '@/payment/order-changes'
import { watchOrder } from '@/payment/order-watch'
import { PendingPayment } from '@/payment/pending-payment'
import { slowerAndSlower } from '@/payment/poll-waits'
import { type LinkTo, linkTo, replacedBy } from '@/router/link-to'
import { follow } from '@/router/follow'
import { ticketOrders } from '../parts/ticket-payable'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'navigate' | 'stores' | 'platform' | 'dialogs' | 'screen'>

/**
 * Maximum number of polls while the order is unpaid. After that, the order screen opens and continues polling (decision
 * 40).
 */
const MAX_ATTEMPTS = 6

/** Model of a payment's outcome. It reports success only when the order confirms it. */
export class ResultModel {
  /** True if the result is still not known after several requests. */
  slow = false
  private readonly resource: Resource<OrderDetail>
  private readonly notices: PaidNotices
  private answered = false

  constructor(
    private readonly deps: Deps,
    private readonly params: { orderId: string; pageSource?: string | undefined },
  ) {
    const { screen } = deps
    this.resource = screen.query(orderDetail, { orderId: params.orderId }, { manual: true, options: { silent: true } })
    this.notices = new PaidNotices(deps, ['AFTER_SALE'])
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    watchOrder(deps, params.orderId, {
      read: () => ticketOrders(deps, '').read(params.orderId),
      plan: { wait: this.wait, settled: this.isSettled, seen: this.see },
      onEnd: () => void this.end(),
    })
  }

  get orderId(): string {
    return this.params.orderId
  }

  get order(): OrderDetail | null {
    return this.resource.value
  }

  get paid(): boolean {
    return this.order !== null && buyerState(this.order) === 'paid'
  }

  /** True if a payment provider is processing the payment and its outcome is unknown. */
  get confirming(): boolean {
    return this.order !== null && isConfirming(this.order)
  }

  get toOrder(): LinkTo {
    return replacedBy('order-detail', { orderId: this.params.orderId })
  }

  get tickets(): LinkTo {
    return ticketsLink(this.order?.voucherIds)
  }

  /**
   * Leaves the result of a payment. In the same tap, asks once for messages about the paid order (decision 103). Never
   * rejects.
   */
  async leave(to: LinkTo): Promise<void> {
    // No `await` may precede this call: the host opens its prompt only within the tap handler.
    if (this.paid) await this.notices.offer({ kind: 'tickets', orderId: this.orderId })
    await follow(this.deps.navigate, to)
  }

  /** Opens the next screen: the order if it is not paid, or the ticket after an on-site purchase. Never rejects. */
  private async end(): Promise<void> {
    const { deps, order, atDoor } = this
    if (!order) return
    const { orderId } = this.params
    new PendingPayment(deps).update(order)
    broadcastOrderChange(deps, orderId)
    const kind = ticketOrders(deps, order.firstShowId)
    const step = await followOutcome(deps, 'result', kind, outcomeOfOrder(orderId, order))
    const [id] = order.voucherIds
    if (step !== 'shown' || !atDoor || !id) return
    const ticket = linkTo('ticket-detail', { id, source: '1', target: '1', pageSource: AT_DOOR })
    await follow(deps.navigate, { ...ticket, replaces: true })
  }

  private get atDoor(): boolean {
    return this.params.pageSource === AT_DOOR
  }

  /** Returns true if the result is final. For an on-site purchase, the ticket must also be issued. */
  private isSettled(order: OrderDetail): boolean {
    return showsOutcome(order) && (!this.atDoor || buyerState(order) !== 'paid' || order.voucherIds.length > 0)
  }

  private wait(attempts: number): number | null {
    if (attempts >= MAX_ATTEMPTS) this.slow = true
    const leaves = attempts >= MAX_ATTEMPTS && this.answered && !this.confirming
    return leaves ? null : slowerAndSlower(attempts)
  }

  private see(order: OrderDetail): void {
    // Notifies other tabs, which may still offer to pay this order.
    if (!this.answered && isConfirming(order)) broadcastOrderChange(this.deps, order.orderId)
    this.answered = true
    this.resource.put(order)
  }
}
