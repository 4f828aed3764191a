import { makeAutoObservable, runInAction } from 'mobx'
import type { OrderDetail } from '@/api/order'
import type { Services } from '@/components/services'
import { isPaid } from '@/domain/order/state'
import { AT_DOOR } from '@/domain/payment/return-address'
import { PendingPayment } from '../checkout/pending-payment'
import { isDecided, type Poll, pollOrder, slowerAndSlower } from '../checkout/poll-order'

type Deps = Pick<Services, 'client' | 'clock' | 'navigate' | 'stores' | 'platform'>

/** Requests without a payment after which the order's screen opens and polls on (decision 40). */
const MAX_ATTEMPTS = 6

/** The outcome of a payment. Shows success only when the order confirms it. */
export class ResultModel {
  order: OrderDetail | null = null
  /** It takes longer than a few questions. */
  slow = false
  private poll: Poll | null = null
  private disposed = false

  constructor(
    private readonly deps: Deps,
    private readonly params: { orderId: string; pageSource?: string | undefined },
  ) {
    makeAutoObservable<this, 'deps' | 'params' | 'poll' | 'disposed'>(
      this,
      { deps: false, params: false, poll: false, disposed: false },
      { autoBind: true },
    )
  }

  get paid(): boolean {
    return this.order !== null && isPaid(this.order.orderState)
  }

  /** Asks until the order is decided. Leads to the order when nothing was paid. Never rejects. */
  async start(): Promise<void> {
    const { stores, platform, clock } = this.deps
    new PendingPayment({ storage: platform.storage, clock, userId: stores.user.userId }).clear()
    this.poll?.dispose()
    this.poll = pollOrder(this.deps, this.params.orderId, { wait: this.wait, settled: this.isSettled, seen: this.see })
    await this.poll.settled
    if (this.disposed || !this.order) return
    if (!this.paid) await this.toOrder()
    else if (this.atDoor) await this.toGate(this.order)
  }

  async toOrder(): Promise<void> {
    await this.deps.navigate.redirect('order-detail', { orderId: this.params.orderId })
  }

  /** To the ticket itself where it is issued, else to the holder it will come to. */
  async toTickets(): Promise<void> {
    const [id] = this.order?.voucherIds ?? []
    await (id ? this.deps.navigate.open('ticket-detail-new', { id }) : this.deps.navigate.switchTab('ticket-holder'))
  }

  dispose(): void {
    this.disposed = true
    this.poll?.dispose()
  }

  private get atDoor(): boolean {
    return this.params.pageSource === AT_DOOR
  }

  /** At the door a payment is no end without its ticket. */
  private isSettled(order: OrderDetail): boolean {
    return isDecided(order) && (!this.atDoor || !isPaid(order.orderState) || order.voucherIds.length > 0)
  }

  /** Whoever bought at the door stands there: the ticket at once (shell §2). */
  private async toGate({ voucherIds: [id] }: OrderDetail): Promise<void> {
    if (!id) return
    await this.deps.navigate.redirect('ticket-detail', { id, source: '1', target: '1', pageSource: AT_DOOR })
  }

  private wait(attempts: number): number | null {
    if (attempts >= MAX_ATTEMPTS) this.beSlow()
    return attempts >= MAX_ATTEMPTS && this.order ? null : slowerAndSlower(attempts)
  }

  private see(order: OrderDetail): void {
    runInAction(() => (this.order = order))
  }

  private beSlow(): void {
    this.slow = true
  }
}
