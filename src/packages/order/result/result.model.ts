import { makeAutoObservable, runInAction } from 'mobx'
import type { OrderDetail } from '@/api/order'
import type { Services } from '@/components/services'
import { isPaid } from '@/domain/order/state'
import { LeftToPay } from '../paying/left-to-pay'
import { isDecided, type Poll, pollOrder, slowerAndSlower } from '../paying/poll-order'

type Needs = Pick<Services, 'client' | 'clock' | 'navigate' | 'stores' | 'platform'>

/** So many questions without a payment, and the order itself is shown: it goes on asking there (decision 40). */
const PATIENCE = 6

/** What became of a payment. Success is said only once the order says it. */
export class ResultModel {
  order: OrderDetail | null = null
  /** It takes longer than a few questions. */
  slow = false
  private poll: Poll | null = null
  private gone = false

  constructor(
    private readonly needs: Needs,
    private readonly orderId: string,
  ) {
    makeAutoObservable<this, 'needs' | 'orderId' | 'poll' | 'gone'>(
      this,
      { needs: false, orderId: false, poll: false, gone: false },
      { autoBind: true },
    )
  }

  get paid(): boolean {
    return this.order !== null && isPaid(this.order.orderState)
  }

  /** Asks until the order is decided. Leads to the order when nothing was paid. Never rejects. */
  async start(): Promise<void> {
    const { stores, platform, clock } = this.needs
    new LeftToPay({ storage: platform.storage, clock, userId: stores.user.userId }).clear()
    this.poll?.stop()
    this.poll = pollOrder(this.needs, this.orderId, { wait: this.wait, settled: isDecided, seen: this.see })
    await this.poll.settled
    if (!this.gone && this.order && !this.paid) await this.toOrder()
  }

  async toOrder(): Promise<void> {
    await this.needs.navigate.redirect('order-detail', { orderId: this.orderId })
  }

  /** To the ticket itself where it is issued, else to the holder it will come to. */
  async toTickets(): Promise<void> {
    const [id] = this.order?.voucherIds ?? []
    await (id ? this.needs.navigate.open('ticket-detail-new', { id }) : this.needs.navigate.switchTab('ticket-holder'))
  }

  dispose(): void {
    this.gone = true
    this.poll?.stop()
  }

  private wait(asked: number): number | null {
    if (asked >= PATIENCE) this.beSlow()
    return asked >= PATIENCE && this.order ? null : slowerAndSlower(asked)
  }

  private see(order: OrderDetail): void {
    runInAction(() => (this.order = order))
  }

  private beSlow(): void {
    this.slow = true
  }
}
