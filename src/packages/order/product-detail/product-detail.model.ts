import { makeAutoObservable } from 'mobx'
import { cardsOfOrder } from '@/api/card'
import type { CardFace } from '@/api/card-face'
import { type ItemOrderDetail, itemOrder } from '@/api/item-order'
import type { OrderPayment } from '@/api/order-state'
import { PaidNotices } from '@/components/reminder/paid-notices'
import { asPayableItems, itemOrderKind, payableItems } from '@/components/item-order/item-payable'
import { refundItems } from '@/components/item-order/refund-items'
import type { Resource } from '@/components/screen/async-resource'
import { copyText } from '@/components/screen/copy-text'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import { levelOfSpu } from '@/domain/member/level'
import { type BuyerState, buyerState, isOpen, isUnpaid, wasReturned } from '@/domain/order/buyer-state'
import { onOrderChange } from '@/payment/order-changes'
import { payAndFollow } from '@/payment/pay-and-follow'
import { PendingPayment } from '@/payment/pending-payment'
import { type Poll, poll } from '@/lib/poll'
import { slowerFromNow } from '@/payment/poll-waits'
import { SeenRefunds } from '@/payment/seen-refunds'
import type { Paying } from '@/payment/with-payment'
import { follow } from '@/router/follow'
import { type LinkTo, linkTo } from '@/router/link-to'
import { cancelItems } from '../parts/cancel-order'

/** Model of one item order: its state, which is polled while the order can be paid, and its actions. */
export class ProductDetailModel {
  readonly order: Resource<ItemOrderDetail>
  /** Privilege cards that the order delivered. */
  private readonly cards: Resource<CardFace[]>
  private readonly notices: PaidNotices
  private poll: Poll<ItemOrderDetail> | null = null
  private paying = false
  private refunding = false

  constructor(
    private readonly deps: ModelDeps & Paying,
    private readonly orderId: string,
    /** True if the screen shows the result of a payment. */
    private readonly isResult = false,
  ) {
    const { client, screen, payment } = deps
    this.notices = new PaidNotices(deps, ['BENEFIT_EXPIRE'])
    this.order = screen.query(itemOrder, { orderId }, { options: HANDLES_NOT_FOUND })
    this.cards = screen.resource(() => client.call(cardsOfOrder, { itemOrderId: orderId }, { silent: true }), {
      when: () => this.order.value?.itemKind === 'CARD' && this.order.value.orderStatus === 'SUCCEEDED',
      perUser: true,
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.onShow(this.startPolling)
    screen.onOnline(this.startPolling)
    screen.reaction(() => this.order.value, this.update)
    screen.reaction(() => this.state, this.startPolling)
    const unsubscribe = onOrderChange(deps, (changed) => changed === orderId && void this.refresh())
    screen.onDispose(() => {
      unsubscribe()
      this.poll?.dispose()
      payment.hide()
    })
  }

  /** State of the order as the buyer sees it; null before it is loaded. */
  get state(): BuyerState | null {
    return this.order.value && buyerState(asPayableItems(this.order.value))
  }

  get confirming(): boolean {
    return this.state === 'confirming'
  }

  /** Returns true if the order can be paid and canceled. */
  get payable(): boolean {
    return this.order.value !== null && isUnpaid(asPayableItems(this.order.value))
  }

  /** Returns true if neither a payment nor the payment deadline can change the order anymore. */
  get settled(): boolean {
    return this.order.value !== null && !isOpen(asPayableItems(this.order.value))
  }

  get hasActions(): boolean {
    return this.payable || this.confirming || this.again !== null || this.delivered !== null || this.refundable
  }

  /** The newest payment if it is in progress, failed or was sent back; else null. */
  get payment(): OrderPayment | null {
    const order = this.order.value
    const isShown = order && (this.confirming || this.state === 'failed' || wasReturned(asPayableItems(order)))
    return isShown ? order.payment : null
  }

  /** Payment deadline, epoch ms; null if the order cannot be paid. */
  get deadline(): number | null {
    return this.payable ? (this.order.value?.paidDeadlineTime ?? null) : null
  }

  /** Link to the screen of the delivered item; null before the delivery and before its cards are loaded. */
  get delivered(): LinkTo | null {
    const order = this.order.value
    // Goods have a row that opens their tickets.
    if (order?.orderStatus !== 'SUCCEEDED' || order.itemKind === 'GOODS') return null
    if (order.itemKind === 'PARKING') return linkTo('parking-detail', { orderId: order.orderId })
    if (order.itemKind === 'MEMBERSHIP') return linkTo('member-center', {})
    if (order.itemKind !== 'CARD') return linkTo('coupon-list', { couponPackageId: order.items[0].spuId })
    // Waits for the cards, so that a quick tap opens the card and not the list.
    if (this.cards.value === null && this.cards.status !== 'failed') return null
    const [card, ...others] = this.cards.value ?? []
    if (!card || others.length > 0) return linkTo('card-list', { tab: 'mine' })
    return linkTo('card-detail', { cardId: card.cardId, userCardInstanceId: card.userCardInstanceId })
  }

  /**
   * Opens the delivered item. In the tap that leaves the result of a payment, asks once for messages about bought
   * coupons (decision 103). Never rejects.
   */
  async openDelivered(): Promise<void> {
    const { delivered, isResult, notices, orderId } = this
    const { itemKind, bindId = '' } = this.order.value ?? {}
    if (!delivered) return
    // No `await` may precede this call: the host opens its prompt only within the tap handler.
    if (isResult && itemKind === 'COUPON_PACKAGE') await notices.offer({ kind: 'package', orderId, bindId })
    await follow(this.deps.navigate, delivered)
  }

  /** Link that repeats the purchase of an ended order whose item is on sale; null for other orders. */
  get again(): LinkTo | null {
    const order = this.order.value
    if (!order?.canBuyAgain || this.confirming) return null
    const [{ itemId, spuId, quantity }, ...others] = order.items
    if (order.itemKind === 'GOODS') {
      if (others.length > 0) return null
      return linkTo('goods-confirm', { spuId, skuId: itemId, quantity: String(quantity) })
    }
    if (order.itemKind === 'MEMBERSHIP') return linkTo('member-confirm', { level: String(levelOfSpu(spuId)) })
    return linkTo('card-confirm', order.itemKind === 'CARD' ? { cardId: spuId } : { itemId: spuId })
  }

  get refundable(): boolean {
    return this.order.value?.refund?.blockReason === 'NONE'
  }

  async refresh(): Promise<void> {
    await this.order.load()
    this.startPolling()
  }

  /** Pays the order, then opens the result or updates the order. Never rejects. */
  async pay(): Promise<void> {
    const order = this.order.value
    if (!order || this.paying) return
    this.paying = true
    const step = await payAndFollow(this.deps, 'own', payableItems(this.deps, order))
    this.paying = false
    if (step === 'reload') await this.refresh()
  }

  /**
   * Refunds the order after the buyer confirms. Never rejects: if the gateway refuses, shows the error and the current
   * order.
   */
  async refund(): Promise<void> {
    const order = this.order.value
    if (!order || this.refunding) return
    this.refunding = true
    await refundItems(this.deps, order, this.refresh)
    this.refunding = false
  }

  /**
   * Cancels the order after the buyer confirms. Never rejects: if the gateway refuses, shows the error and the current
   * order.
   */
  async cancel(): Promise<void> {
    if (await cancelItems(this.deps, this.orderId)) await this.refresh()
  }

  copy(text: string): Promise<void> {
    return copyText(this.deps, text)
  }

  /**
   * Handles a change of the order. Closes the payment sheet if the order can no longer be paid, because another tab
   * changed the order or its deadline passed.
   */
  private update(order: ItemOrderDetail | null): void {
    if (!order) return
    const payable = asPayableItems(order)
    new PendingPayment(this.deps).update(payable)
    new SeenRefunds(this.deps).add(payable)
    if (!isUnpaid(payable)) this.deps.payment.hide()
  }

  /** Polls the order at growing intervals while it can be paid or a payment is in progress (decision 40). */
  private startPolling(): void {
    this.poll?.dispose()
    const order = this.order.value
    if (this.deps.screen.disposed || !order || !isOpen(asPayableItems(order))) return
    const { read } = itemOrderKind(this.deps)
    this.poll = poll(this.deps, () => read(order.orderId), {
      wait: (attempts) => (this.mayChange ? slowerFromNow(attempts) : null),
      settled: (now) => !isOpen(asPayableItems(now)),
      seen: this.order.put,
    })
  }

  private get mayChange(): boolean {
    return this.confirming || (this.deadline !== null && this.deps.clock.now() < this.deadline)
  }
}
