import { computed, makeObservable, observable, runInAction } from 'mobx'
import { type ComboPrice, createComboOrder, type CreateComboOrderParams, preOrderCombo } from '@/api/combo-order'
import type { CreatedOrder } from '@/api/purchase'
import { CheckoutModel } from '@/components/checkout/checkout.model'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { isHoldOver } from '@/components/seat/hold/hold-errors'
import { HoldSetModel } from '@/components/seat/hold/hold-set.model'
import { COMBO_CODES } from '@/domain/business-codes/combo'
import { PURCHASE_CODES } from '@/domain/business-codes/purchase'
import { SEAT_CODES } from '@/domain/business-codes/seat'
import type { Submission } from '@/payment/submit-once'
import type { Paying } from '@/payment/with-payment'
import { isRequestError } from '@/request/errors'
import { type LinkTo, replacedBy } from '@/router/link-to'
import { createEligibilityCheck, isCaptchaLeft } from '../../../parts/eligibility'
import { TICKET_ORDER } from '../../../parts/ticket-order'
import { ticketOrders } from '../../../parts/ticket-payable'
import { attendeesBySession, haveNoCommonDocument, type HeldCombo, namedOnce } from './combo-purchase'

type ComboOrder = Omit<CreateComboOrderParams, 'idempotencyKey'>

/** Refusals after which the set cannot be ordered any more; the buyer chooses again. */
const ENDS: readonly number[] = [COMBO_CODES.comboChoiceWrong, PURCHASE_CODES.notOnSale, PURCHASE_CODES.soldOut]

const HANDLES_ENDS = { handledStatuses: [SEAT_CODES.holdOver, 404, ...ENDS] }

const isEnd = (error: unknown): boolean => isRequestError(error) && ENDS.includes(error.statusCode ?? 0)

/** Why the purchase has ended. REFUSED: the choice cannot be bought. DOCUMENTS: no document fits all shows. */
export type EndReason = 'HOLD' | 'REFUSED' | 'DOCUMENTS'

const COMBO_ORDER: Submission<ComboOrder, CreatedOrder> = { ...TICKET_ORDER, call: createComboOrder }

/** Model of the checkout of a held combo, which becomes one payment for all its sessions. */
export class ComboCheckoutModel {
  readonly checkout: CheckoutModel<ComboPrice, ComboOrder, CreatedOrder>
  readonly hold: HoldSetModel
  private isRefused = false

  constructor(
    private readonly deps: ModelDeps & Paying,
    private readonly combo: HeldCombo,
  ) {
    const { client, clock, screen } = deps
    const { promotionId, holdSetId, showId } = combo
    const checkEligibility = createEligibilityCheck(deps, showId)
    const purchase = { promotionId, holdSetId, items: [] }
    const hold = new HoldSetModel({ client, clock }, promotionId)
    const checkout: CheckoutModel<ComboPrice, ComboOrder, CreatedOrder> = new CheckoutModel(deps, {
      name: 'confirm',
      key: JSON.stringify({ promotionId, holdSetId }),
      kind: ticketOrders(deps, showId),
      submission: COMBO_ORDER,
      price: async () => {
        await checkEligibility()
        return client.call(preOrderCombo, purchase, HANDLES_ENDS)
      },
      content: ({
        audienceIds,
        contact,
        remark,
        priceToken,
        paymentParam,
        planDistributorId,
        distributorUserId,
      }): ComboOrder => ({
        ...{ ...purchase, contact, paymentParam },
        ...(remark ? { remark } : {}),
        ...(priceToken ? { priceToken } : {}),
        ...(planDistributorId ? { planDistributorId } : {}),
        ...(distributorUserId ? { distributorUserId } : {}),
        attendees: checkout.price ? attendeesBySession(checkout.price, audienceIds) : [],
      }),
      parts: ['attendees', 'contact'],
      attendees: { showId, of: namedOnce },
      load: hold.find,
      isOver: () => this.end !== null,
      isRetried: (error) => !isCaptchaLeft(error),
      onRefused: this.endBy,
    })
    screen.reaction(
      () => checkout.pricing.price.error,
      (error) => void (checkout.price === null && this.endBy(error)),
    )
    screen.reaction(() => checkout.price?.holdExpiresAt ?? null, hold.updateExpiry)
    this.checkout = checkout
    this.hold = hold
    makeObservable<this, 'isRefused'>(this, { isRefused: observable, end: computed })
  }

  /** Null while the purchase goes on. */
  get end(): EndReason | null {
    const { price } = this.checkout
    if (this.isRefused) return 'REFUSED'
    if (this.hold.over) return 'HOLD'
    return price && haveNoCommonDocument(price) ? 'DOCUMENTS' : null
  }

  /** Link to the choice of sessions, where the buyer can hold the same choice again. */
  get sessions(): LinkTo {
    const { promotionId, chosen, quantity } = this.combo
    return replacedBy('ticket-package-session', {
      promotionId,
      ...(chosen && { chosen }),
      ...(quantity && { quantity }),
    })
  }

  /** Link to the choice of shows, with the choice. */
  get shows(): LinkTo {
    return { ...this.sessions, name: 'ticket-package-show' }
  }

  /** Restarts the time of the set. Never rejects. */
  readonly extend = async (): Promise<void> => {
    const error = await this.hold.extend()
    if (error && !this.hold.over) toastFailure(this.deps.dialogs, error)
  }

  /** Ends the purchase for a final refusal. Returns false for any other error. */
  private readonly endBy = (error: unknown): boolean => {
    if (!isHoldOver(error) && !isEnd(error)) return false
    runInAction(() => (this.isRefused = isEnd(error)))
    this.hold.end()
    return true
  }
}
