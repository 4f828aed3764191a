import type { Entitlement } from '@/domain/order/entitlement'
import { AT_DOOR } from '@/domain/payment/return-address'
import type { SeatChoice } from '@/domain/show/seat-choice'
import { type LinkTo, linkTo } from '@/router/link-to'
import type { TicketSelection } from './ticket-selection'

export interface PurchaseFacts {
  showId: string
  selection: Pick<TicketSelection, 'session' | 'plan' | 'quantity' | 'requestedQuantity' | 'refusal'>
  /**
   * Method of assigning seats. `tier` is also used for a show with seats that buyers cannot select. Null while unknown.
   */
  seatChoice: SeatChoice | null
  /** True for an on-site purchase. */
  atDoor: boolean
  entitlement: Entitlement
}

/**
 * Returns the link to the checkout of the selected tickets, or to the seat selection. Returns undefined if the
 * selection is incomplete.
 */
export const purchaseLink = ({
  showId,
  selection,
  seatChoice,
  atDoor,
  entitlement,
}: PurchaseFacts): LinkTo | undefined => {
  const { session, plan, quantity, requestedQuantity, refusal } = selection
  if (refusal || !session) return undefined
  const target = { showId, sessionId: session.bizShowSessionId }
  if (seatChoice === 'partner') return linkTo('pick-seat-3rd', target)
  if (seatChoice !== 'tier') {
    const wanted = requestedQuantity === null ? undefined : String(requestedQuantity)
    return linkTo('pick-seat', { ...target, seatPlanId: plan?.seatPlanId, quantity: wanted, ...entitlement })
  }
  if (!plan) return undefined
  const tickets = { seatPlanId: plan.seatPlanId, quantity: String(quantity), pageSource: atDoor ? AT_DOOR : undefined }
  return linkTo('confirm-order', { ...target, ...tickets, ...entitlement })
}
