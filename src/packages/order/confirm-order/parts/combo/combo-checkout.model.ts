import { type ComboPrice, createComboOrder, type CreateComboOrderParams, preOrderCombo } from '@/api/combo-order'
import type { CreatedOrder } from '@/api/purchase'
import { CheckoutModel } from '@/components/checkout/checkout.model'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { HANDLES_HOLD_OVER, isHoldOver } from '@/components/seat/hold/hold-errors'
import { HoldSetModel } from '@/components/seat/hold/hold-set.model'
import type { Submission } from '@/payment/submit-once'
import type { Paying } from '@/payment/with-payment'
import { type LinkTo, replacedBy } from '@/router/link-to'
import { createEligibilityCheck, isCaptchaLeft } from '../../../parts/eligibility'
import { TICKET_ORDER } from '../../../parts/ticket-order'
import { ticketOrders } from '../../../parts/ticket-payable'
import { attendeesBySession, type HeldCombo, namedOnce } from './combo-purchase'

type ComboOrder = Omit<CreateComboOrderParams, 'idempotencyKey'>

const COMBO_ORDER: Submission<ComboOrder, CreatedOrder> = { ...TICKET_ORDER, call: createComboOrder }

/** Model of the checkout of a held combo, which becomes one payment for all its sessions. */
export class ComboCheckoutModel {
  readonly checkout: CheckoutModel<ComboPrice, ComboOrder, CreatedOrder>
  readonly hold: HoldSetModel

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
        return client.call(preOrderCombo, purchase, HANDLES_HOLD_OVER)
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
      isOver: () => hold.over,
      isRetried: (error) => !isCaptchaLeft(error),
      onRefused: (error) => {
        if (isHoldOver(error)) hold.end()
        return isHoldOver(error)
      },
    })
    screen.reaction(
      () => checkout.pricing.price.error,
      (error) => checkout.price === null && isHoldOver(error) && hold.end(),
    )
    screen.reaction(() => checkout.price?.holdExpiresAt ?? null, hold.updateExpiry)
    this.checkout = checkout
    this.hold = hold
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

  /** Restarts the time of the set. Never rejects. */
  readonly extend = async (): Promise<void> => {
    const error = await this.hold.extend()
    if (error && !this.hold.over) toastFailure(this.deps.dialogs, error)
  }
}
