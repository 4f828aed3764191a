import { makeAutoObservable, runInAction } from 'mobx'
import type { CreateOrderParams, PurchaseItem } from '@/api/purchase'
import { DeliveryModel } from '@/components/address/delivery.model'
import { alertFailure, toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { PURCHASE_CODES } from '@/domain/business-codes/purchase'
import { fen } from '@/domain/money'
import { cleanName } from '@/domain/typed/text'
import { Checkout } from '@/payment/checkout'
import type { PayableKind } from '@/payment/payable'
import type { Submission } from '@/payment/submit-once'
import type { Paying } from '@/payment/with-payment'
import { isRefusal, isRequestError } from '@/request/errors'
import { queuePositionOf } from '@/request/queue-position'
import { AgreementModel } from './agreement/agreement.model'
import { askNewPrice } from './ask-new-price'
import { AttendeesModel, type NamedPurchase } from './attendees/attendees.model'
import type { CheckoutPrice, CreatedPurchase } from './checkout-price'
import { ContactModel } from './contact/contact.model'
import { type Choice, PricingModel } from './pricing.model'
import { type RequiredPart, RequiredParts } from './required-parts'
import { StoredChoice } from './stored-choice'

/** Parts that the checkout validates itself. */
type OwnField = 'attendees' | 'address' | 'contact'

/** The buyer's part of an order. */
export type Ordered = Pick<
  CreateOrderParams,
  | 'deliverMethod'
  | 'addressId'
  | 'audienceIds'
  | 'contact'
  | 'remark'
  | 'planDistributorId'
  | 'distributorUserId'
  | 'paymentParam'
  | 'priceToken'
  | 'pointAmount'
  | 'cashCards'
> & { couponId: string; pickupId?: string; items?: PurchaseItem[] }

/** A kind of purchase. */
export interface CheckoutOptions<Price extends CheckoutPrice, Content extends object, Created extends CreatedPurchase> {
  /** Prefix of the cards' ids. */
  name: string
  /** Identifies the purchase across reloads. */
  key: string
  kind: PayableKind
  submission: Submission<Content, Created>
  /** Prices the purchase. Rejects when the buyer may not order it. */
  price: (choice: Choice) => Promise<Price>
  /** Creates the content of the order from the buyer's part. */
  content: (ordered: Ordered) => Content
  /** The required parts in the order of the page: the checkout's own parts by name, other parts with their check. */
  parts: readonly (OwnField | RequiredPart)[]
  /** The attendees of a purchase with names. */
  attendees?: { showId: string; of: (price: Price) => NamedPurchase }
  /** Loads what the cards need besides the price, whenever the screen is shown. Never rejects. */
  load?: () => Promise<unknown>
  /** Returns true once the purchase is closed. Observable. */
  isOver?: () => boolean
  /** Returns false for a pricing failure that is not retried automatically, but only by a tap. */
  isRetried?: (error: unknown) => boolean
  /** Handles a refused order. Returns false for a refusal that the checkout shows itself. */
  onRefused?: (error: unknown) => boolean
}

/** Turns a purchase of any kind into an order and pays it (shell §4, payment flow). */
export class CheckoutModel<Price extends CheckoutPrice, Content extends object, Created extends CreatedPurchase> {
  readonly pricing: PricingModel<Price>
  readonly attendees: AttendeesModel | null
  readonly delivery: DeliveryModel
  readonly contact: ContactModel
  readonly agreement: AgreementModel
  readonly required: RequiredParts
  readonly purchase: Checkout
  remark = ''
  /** True if the last attempt received no response (see `SubmissionKeys`). */
  outcomeUnknown = false
  /** True if an interrupted wait left a stored queue position, for example after a reload. */
  hasQueuePosition = false
  /** True while an order is created or paid. */
  busy = false

  constructor(
    private readonly deps: ModelDeps & Paying,
    private readonly options: CheckoutOptions<Price, Content, Created>,
  ) {
    const { client, clock, dialogs, log, screen, stores } = deps
    const { name, key, kind, price, parts, attendees } = options
    this.hasQueuePosition = this.findQueuePosition()
    this.purchase = new Checkout(deps, { key, kind })
    const choice = new StoredChoice(deps, key)
    this.pricing = new PricingModel({
      clock,
      log,
      screen,
      price,
      initial: choice.choice,
      onChoice: choice.writeChoice.bind(choice),
      onError: (error) => toastFailure(dialogs, error),
    })
    const pre = () => (this.price && attendees ? attendees.of(this.price) : null)
    this.attendees = attendees ? new AttendeesModel(attendees.showId, { client, clock, screen, pre }) : null
    const { chooseAddress } = this.pricing
    this.delivery = new DeliveryModel({
      screen,
      stores,
      required: () => this.pricing.needsAddress,
      changed: chooseAddress,
    })
    this.contact = new ContactModel({ stores, contactType: () => this.price?.contactType ?? null })
    this.agreement = new AgreementModel({ ...deps, offered: () => this.price?.agreement ?? null })
    const own: Record<OwnField, () => boolean> = {
      attendees: () => (this.attendees?.problem ?? null) !== null,
      address: () => this.pricing.needsAddress && this.delivery.address === null,
      contact: () => this.contact.problem !== null,
    }
    this.required = new RequiredParts(
      name,
      parts.map((part) => (typeof part === 'string' ? { field: part, isMissing: own[part] } : part)),
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    this.keepEntry(choice)
    screen.onShow(() => void this.arrive())
    screen.onOnline(this.purchase.pollNow)
    screen.onDispose(this.purchase.dispose)
    // Clears the stored choices with the screen. A reload preserves them, because it does not dispose of the screen.
    screen.onDispose(() => choice.clear())
  }

  get price(): Price | null {
    return this.pricing.price.value
  }

  /** True once the purchase is closed. */
  get isOver(): boolean {
    return this.options.isOver?.() ?? false
  }

  /** True while the price loads, or while addresses load that the order needs. */
  get loading(): boolean {
    return this.pricing.price.pending || (this.pricing.needsAddress && this.delivery.list.pending)
  }

  setRemark(remark: string): void {
    this.remark = remark
  }

  /** Places the order and pays it. Never rejects. */
  async submit(): Promise<void> {
    if (this.purchase.orderId) return this.purchase.toOrder()
    if (this.busy || this.isOver || !this.price || this.loading) return
    if (!this.required.check()) return
    this.busy = true
    if (await this.agreement.ensure()) {
      runInAction(() => (this.hasQueuePosition = false))
      await this.submitOrder()
    }
    runInAction(() => {
      this.busy = false
      this.hasQueuePosition = this.findQueuePosition()
    })
  }

  /** Restores the buyer's input from before a reload, and stores its changes. */
  private keepEntry(choice: StoredChoice): void {
    const { attendees, delivery, deps } = this
    const { audienceIds, remark } = choice.entry
    attendees?.restore(audienceIds)
    delivery.restore(choice.choice.addressId ?? '')
    this.remark = remark
    deps.screen.reaction(
      () => ({ audienceIds: [...(attendees?.chosenIds ?? [])], remark: this.remark }),
      (entry) => choice.writeEntry(entry),
    )
    // Clears the stored choices if the gateway refuses the price, so that another reload does not restore invalid
    // choices.
    deps.screen.reaction(
      () => this.price === null && isRefusal(this.pricing.price.error),
      (refused) => refused && choice.clear(),
    )
  }

  private async arrive(): Promise<void> {
    const { purchase, pricing } = this
    const { load, isRetried = () => true } = this.options
    if (purchase.checking) return purchase.pollNow()
    // The buyer has returned from the agreement while the payment sheet is still open.
    if (this.busy) return
    if (purchase.orderId) return purchase.toOrder()
    if (await purchase.resume()) return
    const { value, pending, error } = pricing.price
    const isDue = !value && !pending && isRetried(error)
    await Promise.all([isDue && pricing.load(), load?.()])
  }

  private findQueuePosition(): boolean {
    const { clock, platform, stores } = this.deps
    const { storage } = platform
    const { path } = this.options.submission.call
    return queuePositionOf({ storage, clock, userId: () => stores.user.userId }, path) !== undefined
  }

  private ordered({ payAmount, priceToken }: Price): Ordered {
    const remark = cleanName(this.remark)
    const { planDistributorId, distributorUserId } = this.deps.stores.session
    return {
      ...this.pricing.ordered,
      audienceIds: this.attendees?.audienceIds ?? [],
      contact: this.contact.ordered,
      ...(remark ? { remark } : {}),
      ...(planDistributorId ? { planDistributorId } : {}),
      ...(distributorUserId ? { distributorUserId } : {}),
      ...(priceToken ? { priceToken } : {}),
      paymentParam: { payAmount },
    }
  }

  private async submitOrder(): Promise<void> {
    const { price } = this
    if (!price) return
    const { submission, content, onRefused = () => false } = this.options
    const submitted = await this.purchase.submitOrder(submission, content(this.ordered(price)), price.payAmount)
    runInAction(() => {
      this.outcomeUnknown = submitted.kind === 'unknown'
      if (this.outcomeUnknown) this.required.scrollTo('outcome')
    })
    if (submitted.kind === 'created') return this.pay(submitted.created, price)
    if (submitted.kind === 'price-changed') return this.confirmNewPrice(price, submitted.error)
    if (submitted.kind !== 'refused' || onRefused(submitted.error)) return
    await alertFailure(this.deps.dialogs, submitted.error)
    await this.pricing.reload()
  }

  /** Shows the old and the new price; sends the order again after a confirmation (decision 26). */
  private async confirmNewPrice(old: Price, error: unknown): Promise<void> {
    const { dialogs, stores } = this.deps
    // Other screens show member prices too.
    if (isMemberRefusal(error)) stores.userFacts.refresh()
    await this.pricing.reload()
    const { price } = this
    const isSame = !price || this.pricing.price.error || price.payAmount === old.payAmount
    if (isSame) return alertFailure(dialogs, error)
    if (await askNewPrice(dialogs, { from: old.payAmount, to: price.payAmount, error })) await this.submitOrder()
  }

  private async pay(
    { orderId, unPaidTransactionIds, payAmount, goodsAmount }: Created,
    { agreement }: Price,
  ): Promise<void> {
    this.agreement.store(agreement)
    await this.purchase.pay({
      orderId,
      transactionIds: unPaidTransactionIds,
      // An order without a sum has no payment (shell §4).
      payAmount: payAmount ?? fen(0),
      goodsAmount: goodsAmount ?? fen(0),
      agreement: agreement && { ...agreement, mustAgree: false },
    })
  }
}

/** Returns true if the gateway refused an order because the member price changed. */
const isMemberRefusal = (error: unknown): boolean =>
  isRequestError(error) &&
  (error.statusCode === PURCHASE_CODES.memberDiscountChanged || error.statusCode === PURCHASE_CODES.memberDiscountWrong)

/** A checkout of any kind, for its screen and cards. */
export type CheckoutView<Price extends CheckoutPrice = CheckoutPrice> = Pick<
  CheckoutModel<Price, object, CreatedPurchase>,
  keyof CheckoutModel<Price, object, CreatedPurchase>
>
