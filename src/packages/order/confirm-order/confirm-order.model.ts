import { makeAutoObservable, runInAction } from 'mobx'
import { type Agreement, type CreatedOrder, createOrder, type PreOrder } from '@/api/purchase'
import { alertFailure, toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { SeatHoldModel } from '@/components/seat/hold/hold.model'
import { isHoldOver } from '@/components/seat/hold/hold-errors'
import { fen } from '@/domain/money'
import { agreementId } from '@/domain/payment/agreement'
import { entitlementOf } from '@/domain/order/entitlement'
import { cleanName } from '@/domain/typed/text'
import { Checkout } from '@/payment/checkout'
import { keys } from '@/platform/storage/keys'
import { queuePositionOf } from '@/request/queue-position'
import { type LinkTo, replacedBy } from '@/router/link-to'
import type { Paying } from '@/payment/with-payment'
import { AttendeesModel } from '../parts/attendees/attendees.model'
import { ContactModel } from '../parts/contact/contact.model'
import { DeliveryModel } from '@/components/address/delivery.model'
import { askNewPrice } from '../parts/ask-new-price'
import { createEligibilityCheck, isCaptchaLeft } from '../parts/eligibility'
import { PricingModel } from './pricing.model'
import type { Purchase } from './purchase'
import { TICKET_ORDER, type TicketOrder } from '../parts/ticket-order'
import { ticketOrders } from '../parts/ticket-payable'

/** Required parts of the page, top to bottom; also the ids of their cards. */
const FIELDS = ['attendees', 'address', 'contact'] as const
export type Field = (typeof FIELDS)[number]

/** Turns a purchase into an order and pays it (shell §4, payment flow). */
export class ConfirmOrderModel {
  readonly pricing: PricingModel
  readonly attendees: AttendeesModel
  readonly delivery: DeliveryModel
  readonly contact: ContactModel
  readonly checkout: Checkout
  readonly hold: SeatHoldModel
  remark = ''
  agreed = false
  private readonly agreedBefore: string | undefined
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

  constructor(
    private readonly deps: ModelDeps & Paying,
    private readonly purchase: Purchase,
    atDoor = false,
  ) {
    const { client, clock, screen, stores, dialogs } = deps
    const { showId } = purchase
    this.hasQueuePosition = this.findQueuePosition()
    this.agreedBefore = deps.platform.storage.read(keys.purchaseAgreement, stores.user.userId)
    this.checkout = new Checkout(deps, { key: JSON.stringify(purchase), kind: ticketOrders(deps, showId, atDoor) })
    const mayOrder = createEligibilityCheck(deps, showId)
    const refused = (error: unknown): void => toastFailure(dialogs, error)
    this.pricing = new PricingModel(purchase, { client, stores, screen, mayOrder, refused })
    this.hold = new SeatHoldModel({ client, clock, notify: refused }, purchase)
    this.attendees = new AttendeesModel(showId, { client, clock, screen, pre: () => this.pre })
    const { chooseAddress } = this.pricing
    this.delivery = new DeliveryModel({
      screen,
      stores,
      required: () => this.pricing.needsAddress,
      changed: chooseAddress,
    })
    this.contact = new ContactModel({ stores, pre: () => this.pre })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.onShow(() => void this.arrive())
    screen.onOnline(this.checkout.pollNow)
    screen.onDispose(this.checkout.dispose)
    screen.reaction(() => this.pricing.pre.error, this.noticeHoldOver)
    screen.reaction(() => this.pre?.holdExpiresAt ?? null, this.hold.updateExpiry)
  }

  get pre(): PreOrder | null {
    return this.pricing.pre.value
  }

  /** Missing parts, top to bottom. */
  get missing(): Field[] {
    const wrong: Record<Field, boolean> = {
      attendees: this.attendees.problem !== null,
      address: this.pricing.needsAddress && this.delivery.address === null,
      contact: this.contact.problem !== null,
    }
    return FIELDS.filter((field) => wrong[field])
  }

  /** The agreement to show above the button; null without one, and for a buyer who has ordered under it on this device. */
  get agreement(): Agreement | null {
    const agreement = this.pre?.agreement ?? null
    return agreement && agreementId(agreement) !== this.agreedBefore ? agreement : null
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
    const { checkout, pricing } = this
    if (checkout.checking) return checkout.pollNow()
    // back from the agreement, with the payment sheet still open
    if (this.busy) return
    if (checkout.orderId) return checkout.toOrder()
    if (await checkout.resume()) return
    const { value, pending, error } = pricing.pre
    const isDue = !value && !pending && !isCaptchaLeft(error)
    await Promise.all([isDue && pricing.load(), this.hold.load()])
  }

  /** Places the order and pays it. Never rejects. */
  async submit(): Promise<void> {
    if (this.checkout.orderId) return this.checkout.toOrder()
    if (this.busy || this.hold.over || !this.pre || this.pricing.pre.pending) return
    this.checked = true
    const [field] = this.missing
    if (field) return this.lookAt(field)
    this.busy = true
    if (await this.ensureAgreed()) {
      runInAction(() => (this.hasQueuePosition = false))
      await this.submitOrder()
    }
    runInAction(() => {
      this.busy = false
      this.hasQueuePosition = this.findQueuePosition()
    })
  }

  /** The seat map to choose again, after the hold has ended. */
  get seats(): LinkTo {
    const { showId, sessionId } = this.purchase
    return replacedBy('pick-seat', { showId, sessionId, ...entitlementOf(this.purchase) })
  }

  /** Asks for the agreement when its box is not checked; agreeing checks it. */
  private async ensureAgreed(): Promise<boolean> {
    const { agreement } = this
    if (agreement?.mustAgree && !this.agreed) this.setAgreed(await this.deps.payment.ask(agreement))
    return !agreement?.mustAgree || this.agreed
  }

  private storeAgreement({ agreement }: PreOrder): void {
    const { platform, stores } = this.deps
    if (agreement?.mustAgree) platform.storage.write(keys.purchaseAgreement, agreementId(agreement), stores.user.userId)
  }

  private lookAt(at: Field | 'doubt'): void {
    this.attention = { at, sequence: (this.attention?.sequence ?? 0) + 1 }
  }

  private findQueuePosition(): boolean {
    const { clock, platform, stores } = this.deps
    const { storage } = platform
    return queuePositionOf({ storage, clock, userId: () => stores.user.userId }, createOrder.path) !== undefined
  }

  private noticeHoldOver(error: unknown): void {
    if (this.pre === null && isHoldOver(error)) this.hold.end()
  }

  private content(pre: PreOrder): TicketOrder {
    const remark = cleanName(this.remark)
    const { planDistributorId, distributorUserId } = this.deps.stores.session
    return {
      ...this.pricing.ordered,
      audienceIds: this.attendees.audienceIds,
      contact: this.contact.ordered,
      ...(remark ? { remark } : {}),
      ...(planDistributorId ? { planDistributorId } : {}),
      ...(distributorUserId ? { distributorUserId } : {}),
      paymentParam: { payAmount: pre.payAmount },
    }
  }

  private async submitOrder(): Promise<void> {
    const { pre } = this
    if (!pre) return
    const submitted = await this.checkout.submitOrder(TICKET_ORDER, this.content(pre), pre.payAmount)
    runInAction(() => {
      this.inDoubt = submitted.kind === 'unknown'
      if (this.inDoubt) this.lookAt('doubt')
    })
    if (submitted.kind === 'created') return this.pay(submitted.created, pre)
    if (submitted.kind === 'price-changed') return this.confirmNewPrice(pre, submitted.error)
    if (submitted.kind === 'refused' && isHoldOver(submitted.error)) return this.hold.end()
    if (submitted.kind === 'refused') {
      await alertFailure(this.deps.dialogs, submitted.error)
      await this.pricing.reload()
    }
  }

  /** Shows the old and the new price; sends the order again after a confirmation (decision 26). */
  private async confirmNewPrice(old: PreOrder, error: unknown): Promise<void> {
    await this.pricing.reload()
    const { pre } = this
    if (!pre || this.pricing.pre.error || pre.payAmount === old.payAmount) return alertFailure(this.deps.dialogs, error)
    if (await askNewPrice(this.deps.dialogs, old.payAmount, pre.payAmount)) await this.submitOrder()
  }

  private async pay({ orderId, unPaidTransactionIds, payAmount }: CreatedOrder, pre: PreOrder): Promise<void> {
    this.storeAgreement(pre)
    const { agreement } = pre
    await this.checkout.pay({
      orderId,
      transactionIds: unPaidTransactionIds,
      // an order without a sum has nothing to pay (shell §4)
      payAmount: payAmount ?? fen(0),
      agreement: agreement && { ...agreement, mustAgree: false },
    })
  }
}
