import { sumFen } from '../../../../../src/domain/money'
import type { Gateway } from '../../../core/context'
import { json } from '../../../core/database/json'
import { Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import type { Language } from '../../../core/localized-text'
import { lockOrder } from '../../trade/order/lifecycle-service'
import { ordered } from '../../trade/order/ordered-service'
import { inLockOrder, lockTier } from '../../trade/stock/service'
import { lockBuyer } from '../../base/user/account-service'
import { offerNext } from '../../trade/waitlist/line-service'
import { chosenUnits, refuseIfBlocked, resaleFacts } from './facts'
import { serializeOrderResale } from './serializer'
import { resaleContext } from './context'
import { lockOffers, withdrawOffers } from './withdraw'
import { applyDue } from '../../../core/due'
import { lockOrderTickets } from '../../trade/order/lock-service'

/** Returns the units of an order with their resale amounts and listings. Throws `Refusal` notFound. */
export const orderResale = async (gateway: Gateway, userId: string, orderId: string) => {
  const { db, clock } = gateway
  return resaleContext(db, await resaleFacts(db, await ordered(db, userId, orderId), clock.now()))
}

export interface OfferRequest {
  orderId: string
  unitIds: readonly string[]
  /** Amount that the seller has seen, in fen. */
  amount: number
  lang: Language
}

/**
 * Lists units for resale to the waitlists of their tiers. Does not change existing listings. Throws `Refusal`:
 * notFound, resaleUnknown, resaleAmountChanged with the order's current options, and the reasons that block a resale.
 */
export const offerTickets = async (gateway: Gateway, userId: string, request: OfferRequest): Promise<void> => {
  const { db, clock } = gateway
  const { orderId, unitIds, amount, lang } = request
  const now = clock.now()
  await applyDue(db, now, { orderId, userId })
  await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const own = await ordered(tx, userId, orderId)
    const order = await lockOrder(tx, own.order_id)
    await lockOrderTickets(tx, order)
    const facts = await resaleFacts(tx, order, now)
    refuseIfBlocked(facts.blockReason)
    const chosen = chosenUnits(facts, unitIds)
    if (sumFen(chosen.map(({ back }) => back)) !== amount)
      throw new Refusal('resaleAmountChanged', {
        data: serializeOrderResale(await resaleContext(tx, facts), lang, now),
      })
    const fresh = chosen.filter(({ offer }) => offer === null || offer.closed_at !== null)
    const plans = inLockOrder(fresh.map(({ seatPlanId }) => ({ seatPlanId, quantity: 1 })))
    for (const seatPlanId of new Set(plans.map((plan) => plan.seatPlanId))) {
      await lockTier(tx, seatPlanId)
      const rows = fresh
        .filter((unit) => unit.seatPlanId === seatPlanId)
        .map((unit) => ({
          ...{ resale_id: newId('N'), order_id: orderId, unit_id: unit.unitId, user_id: userId },
          ...{ session_id: order.session_id, seat_plan_id: seatPlanId, voucher_id: facts.refund.voucherId ?? '' },
          ticket_ids: json(unit.tickets.map(({ ticket_id: id }) => id)),
          ...{ state: 'OFFERED' as const, fee_rate: facts.feeRate, until: facts.until ?? now },
          ...{ wait_id: null, new_order_id: null, refund_id: null, offered_at: now, closed_at: null },
        }))
      await tx.insertInto('resales').values(rows).execute()
      await offerNext(tx, seatPlanId, now)
    }
  })
}

/**
 * Withdraws listings. The tickets stay valid. Ends an unpaid order that contains one of these tickets, and restores the
 * waitlist position of its buyer. Throws `Refusal`: notFound, resaleOver, and resalePaying during a payment for one of
 * these tickets.
 */
export const takeOffersBack = async (
  { db, clock }: Gateway,
  userId: string,
  { orderId, unitIds }: { orderId: string; unitIds: readonly string[] },
): Promise<void> => {
  const now = clock.now()
  await ordered(db, userId, orderId)
  await db.transaction().execute(async (tx) => {
    const offers = await lockOffers(tx, orderId)
    const rows = offers.rows.filter(({ unit_id: id }) => unitIds.includes(id))
    if (rows.length === 0 || rows.length !== new Set(unitIds).size) throw new Refusal('resaleOver')
    const held = await withdrawOffers(tx, { ...offers, rows }, 'TAKEN_BACK', now)
    if (held.length > 0) throw new Refusal('resalePaying')
  })
  await applyDue(db, now, { orderId, userId })
}
