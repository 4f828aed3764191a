import { makeAutoObservable, runInAction } from 'mobx'
import { type CreatedOrder, createOrder, type PreOrder } from '@/api/purchase'
import { failureMessage } from '@/components/screen/failure-message'
import { SeatHoldModel } from '@/components/seat/hold/hold.model'
import { isHoldOver } from '@/components/seat/hold/hold-errors'
import type { Services } from '@/components/services'
import { fen, formatFen } from '@/domain/money'
import { singleFlight } from '@/lib/single-flight'
import { orderTexts } from '@/locales/namespaces/order'
import { texts } from '@/locales/texts'
import { isHandled } from '@/request/errors'
import { queuePositionOf } from '@/request/queue-position'
import { PendingPayment } from '../checkout/pending-payment'
import { startPayment } from '../checkout/start-payment'
import { ContactModel } from './contact.model'
import { DeliveryModel } from './delivery.model'
import { OutcomeNavigation } from './outcome-navigation'
import { type OrderContent, OrderKeys } from './order-keys'
import { AttendeesModel } from './attendees.model'
import { placeOrder } from './place-order'
import { PricingModel } from './pricing.model'
import { createEligibilityCheck } from './eligibility'
import type { Purchase } from './purchase'

/** Required parts of the page, top to bottom; also the ids of their cards. */
const FIELDS = ['people', 'address', 'contact', 'agreement'] as const
export type Field = (typeof FIELDS)[number]

type Deps = Pick<Services, 'client' | 'clock' | 'navigate' | 'stores' | 'payment' | 'platform' | 'dialogs' | 'captcha'>

/** Turns a purchase into an order and pays it (shell §4, payment flow). */
export class ConfirmOrderModel {
  readonly pricing: PricingModel
  readonly attendees: AttendeesModel
  readonly delivery: DeliveryModel
  readonly contact: ContactModel
  readonly outcome: OutcomeNavigation
  readonly hold: SeatHoldModel
  /** Called when the screen opens and each time it is back in view: attendees and addresses may be new. */
  readonly shown: () => Promise<void>
  remark = ''
  agreed = false
  /** The buyer has tried to order: missing parts are marked from now on. */
  checked = false
  /** Part to scroll to. `sequence` grows with each request, so that the same part can be requested twice. */
  attention: { at: Field | 'doubt'; sequence: number } | null = null
  /** The last try had no answer (see `OrderKeys`). */
  inDoubt = false
  /** An interrupted wait left a stored queue position, for example after a reload. */
  hasQueuePosition = false
  /** An order is on its way, or being paid. */
  busy = false
  private readonly keys: OrderKeys
  private readonly pendingPayment: PendingPayment

  constructor(
    private readonly deps: Deps,
    private readonly purchase: Purchase,
    private readonly atDoor = false,
  ) {
    const { client, clock, stores, platform } = deps
    const account = { storage: platform.storage, clock, userId: stores.user.userId }
    this.keys = new OrderKeys(account)
    this.hasQueuePosition = this.findQueuePosition()
    this.pendingPayment = new PendingPayment(account)
    this.outcome = new OutcomeNavigation(deps, { showId: purchase.showId, atDoor }, this.pendingPayment)
    const mayOrder = createEligibilityCheck(deps, purchase.showId)
    this.pricing = new PricingModel(purchase, { client, stores, mayOrder, refused: this.notify })
    this.hold = new SeatHoldModel({ client, clock, notify: this.notify }, purchase)
    this.attendees = new AttendeesModel(purchase.showId, { client, clock, pre: () => this.pre })
    this.delivery = new DeliveryModel({ client, stores, changed: (id) => this.pricing.chooseAddress(id) })
    this.contact = new ContactModel({ stores })
    this.shown = singleFlight(() => this.arrive())
    makeAutoObservable<this, 'deps' | 'purchase' | 'atDoor' | 'keys' | 'pendingPayment' | 'notify'>(
      this,
      {
        pricing: false,
        attendees: false,
        delivery: false,
        contact: false,
        outcome: false,
        hold: false,
        shown: false,
        deps: false,
        purchase: false,
        atDoor: false,
        keys: false,
        pendingPayment: false,
        notify: false,
      },
      { autoBind: true },
    )
  }

  get pre(): PreOrder | null {
    return this.pricing.pre.value
  }

  /** Missing parts, top to bottom. */
  get missing(): Field[] {
    const { pre } = this
    const wrong: Record<Field, boolean> = {
      people: this.attendees.problem !== null,
      address: this.pricing.needsAddress && this.delivery.address === null,
      contact: this.contact.problem !== null,
      agreement: (pre?.agreement?.mustAgree ?? false) && !this.agreed,
    }
    return FIELDS.filter((field) => wrong[field])
  }

  isMissing(field: Field): boolean {
    return this.checked && this.missing.includes(field)
  }

  setRemark(remark: string): void {
    this.remark = remark
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed
  }

  private async arrive(): Promise<void> {
    // back from the agreement, with the payment sheet still open
    if (this.busy || this.outcome.checking) return
    if (this.outcome.orderId) return this.outcome.toOrder()
    const known = this.pendingPayment.orderOf(JSON.stringify(this.purchase))
    if (known) return this.outcome.check(known)
    await Promise.all([this.pre ? undefined : this.price(), this.hold.load()])
    await this.loadRequired()
  }

  async retry(): Promise<void> {
    await this.price()
    await this.loadRequired()
  }

  async chooseDelivery(method: PreOrder['deliverMethod']): Promise<void> {
    await this.pricing.chooseDelivery(method)
    if (this.pricing.needsAddress && this.delivery.list.status === 'idle') await this.delivery.refresh()
  }

  /** Places the order and pays it. Never rejects. */
  async submit(): Promise<void> {
    if (this.outcome.orderId) return this.outcome.toOrder()
    if (this.busy || this.hold.over || !this.pre || this.pricing.pre.pending) return
    this.checked = true
    const [field] = this.missing
    if (field) return this.lookAt(field)
    this.busy = true
    this.hasQueuePosition = false
    await this.submitOrder()
    runInAction(() => {
      this.busy = false
      this.hasQueuePosition = this.findQueuePosition()
    })
  }

  /** Opens the seat map to choose again, after the hold has ended. */
  async chooseSeatsAgain(): Promise<void> {
    const { showId, sessionId, promotionId, privilegeId } = this.purchase
    await this.deps.navigate.redirect('pick-seat', { showId, sessionId, promotionId, privilegeId })
  }

  dispose(): void {
    this.outcome.dispose()
  }

  private lookAt(at: Field | 'doubt'): void {
    this.attention = { at, sequence: (this.attention?.sequence ?? 0) + 1 }
  }

  private findQueuePosition(): boolean {
    const { clock, platform, stores } = this.deps
    const { storage } = platform
    return queuePositionOf({ storage, clock, userId: () => stores.user.userId }, createOrder.path) !== undefined
  }

  private async price(): Promise<void> {
    await this.pricing.load()
    if (isHoldOver(this.pricing.pre.error)) this.hold.end()
    else this.hold.updateExpiry(this.pre?.holdExpiresAt ?? null)
  }

  private async loadRequired(): Promise<void> {
    const loads = [
      this.attendees.required && this.attendees.refresh(),
      this.pricing.needsAddress && this.delivery.refresh(),
    ]
    await Promise.all(loads)
  }

  private content(pre: PreOrder): OrderContent {
    const remark = this.remark.trim()
    return {
      ...this.pricing.ordered,
      audienceIds: this.attendees.audienceIds,
      contact: this.contact.ordered,
      ...(remark ? { remark } : {}),
      paymentParam: { payAmount: pre.payAmount },
    }
  }

  private async submitOrder(): Promise<void> {
    const { pre } = this
    if (!pre) return
    const placed = await placeOrder(this.deps.client, this.keys, this.content(pre))
    runInAction(() => {
      this.inDoubt = placed.kind === 'unknown'
      if (this.inDoubt) this.lookAt('doubt')
    })
    if (placed.kind === 'created') return this.pay(placed.order, pre)
    if (placed.kind === 'price-changed') return this.confirmNewPrice(pre, placed.error)
    if (placed.kind === 'refused' && isHoldOver(placed.error)) return this.hold.end()
    if (placed.kind === 'refused') {
      await this.alert(placed.error)
      await this.pricing.reload()
    }
  }

  /** Shows the old and the new price; sends the order again after a confirmation (decision 26). */
  private async confirmNewPrice(old: PreOrder, error: unknown): Promise<void> {
    await this.pricing.reload()
    const { pre } = this
    if (!pre || this.pricing.pre.error || pre.payAmount === old.payAmount) return this.alert(error)
    const t = texts.translator(orderTexts)
    const confirmed = await this.deps.dialogs.confirm({
      title: t('confirm.priceChanged'),
      content: t('confirm.priceFromTo', { from: formatFen(old.payAmount), to: formatFen(pre.payAmount) }),
      confirmText: t('confirm.orderAnyway'),
    })
    if (confirmed) await this.submitOrder()
  }

  private async pay({ orderId, unPaidTransactionIds, payAmount }: CreatedOrder, pre: PreOrder): Promise<void> {
    this.outcome.made(orderId, JSON.stringify(this.purchase))
    const { agreement, showId } = pre
    const end = await startPayment(this.deps, {
      orderId,
      showId,
      transactionIds: unPaidTransactionIds,
      // an order without a sum has nothing to pay (shell §4)
      payAmount: payAmount ?? fen(0),
      atDoor: this.atDoor,
      agreement: agreement && { ...agreement, mustAgree: agreement.mustAgree && !this.agreed },
    })
    await this.outcome.after(end)
  }

  private readonly notify = (error: unknown): void => {
    if (isHandled(error)) return
    this.deps.dialogs.toast(this.messageOf(error))
  }

  private async alert(error: unknown): Promise<void> {
    if (isHandled(error)) return
    await this.deps.dialogs.alert({ content: this.messageOf(error) })
  }

  private messageOf(error: unknown): string {
    const { message, key } = failureMessage(error)
    return message || texts.translator()(key)
  }
}
