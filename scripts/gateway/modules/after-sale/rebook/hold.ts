import { rebookAmounts } from '../../../../../src/domain/rebook/amounts'
import { ruleAfterRebooking } from '../../../../../src/domain/refund/rule'
import { fen } from '../../../../../src/domain/money'
import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { findRow, getRow } from '../../../core/database/rows'
import { json } from '../../../core/database/json'
import { Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import { lockDocuments, takenDocument } from '../../trade/order/document-service'
import { ordered } from '../../trade/order/ordered-service'
import { refundBlockReason } from '../refund/rate-service'
import { endHold } from '../../trade/seat/hold-state-service'
import { holdPickedSeats } from '../../trade/seat/chosen-seats-service'
import type { PickedSeats } from '../../trade/seat/held-seats-service'
import { holdBestSeats } from '../../trade/seat/order-seats-service'
import { SeatsRefused } from '../../trade/seat/refusal-service'
import { unpaidMinutes } from '../../base/shop/limits-service'
import { moveStock, takeStock } from '../../trade/stock/service'
import { lockBuyer } from '../../base/user/account-service'
import type { UnitFacts } from '../../trade/units/facts-service'
import {
  chosenUnits,
  creditOfUnits,
  orderBlockReason,
  type RebookFacts,
  rebookFacts,
  refuseIfBlocked,
  ticketCountOf,
} from './facts'
import { namesOfUnits } from './names'
import { requireTier } from './offer'

export interface HoldRequest {
  orderId: string
  unitIds: readonly string[]
  sessionId: string
  seatPlanId: string
  /** Seats that the buyer picked. Without them, the best seats of the tier are held. */
  picked?: PickedSeats | undefined
}

/**
 * Ends the hold of a rebooking that has no new order yet. Frees its seats and stock. Does nothing if the hold has
 * already ended.
 */
export const endRebook = async (tx: Tx, rebook: Row<'rebooks'>, state: 'RELEASED' | 'EXPIRED'): Promise<void> => {
  const ended = await tx
    .updateTable('rebooks')
    .set({ state })
    .where('rebook_id', '=', rebook.rebook_id)
    .where('state', '=', 'HELD')
    .executeTakeFirst()
  if (Number(ended.numUpdatedRows) !== 1) return
  if (rebook.hold_id === null) return moveStock(tx, new Map([[rebook.seat_plan_id, rebook.quantity]]))
  // Ending a seat hold already returns its stock.
  const hold = await getRow(tx, 'seat_holds', { hold_id: rebook.hold_id })
  await endHold(tx, hold, state)
}

/** If tickets are personal, rejects a second ticket of a session for one attendee. Throws `Refusal` attendeeTaken. */
const refuseSecondTicket = async (
  tx: Tx,
  { order }: RebookFacts,
  units: readonly UnitFacts[],
  sessionId: string,
): Promise<void> => {
  if (sessionId === order.session_id) return
  const people = (await namesOfUnits(tx, order, units)).filter(({ document_key: key }) => key !== '')
  const keys = people.map(({ document_key: key }) => key)
  if (keys.length === 0) return
  await lockDocuments(tx, sessionId, keys)
  const taken = await takenDocument(tx, sessionId, keys)
  if (taken === undefined) return
  throw new Refusal('attendeeTaken', {
    params: { name: people.find(({ document_key: key }) => key === taken)?.name ?? '' },
  })
}

/** Holds seats for a rebooking if the session has seats: the picked seats, else the best seats. */
const holdSeats = (
  tx: Tx,
  { seatCache }: Gateway,
  { seatPlanId, picked, count }: Pick<HoldRequest, 'seatPlanId' | 'picked'> & { count: number },
  hold: Parameters<typeof holdBestSeats>[3],
) =>
  picked
    ? holdPickedSeats(tx, seatCache, { picked, seatPlanId, count }, hold)
    : holdBestSeats(tx, seatCache, new Map([[seatPlanId, count]]), hold)

const hold = async (tx: Tx, gateway: Gateway, userId: string, request: HoldRequest): Promise<string> => {
  const { orderId, unitIds, sessionId, seatPlanId, picked } = request
  const now = gateway.clock.now()
  await lockBuyer(tx, userId)
  const order = await ordered(tx, userId, orderId)
  // An order can have only one hold. A buyer can have only one hold in a session, as in a purchase of picked seats.
  const before = await tx
    .selectFrom('rebooks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'HELD')
    .where((row) => row.or([row('order_id', '=', orderId), row('session_id', '=', sessionId)]))
    .execute()
  for (const rebook of before) await endRebook(tx, rebook, 'RELEASED')
  const facts = await rebookFacts(tx, order, now)
  refuseIfBlocked(orderBlockReason(facts, now))
  const units = chosenUnits(facts, unitIds)
  const credit = creditOfUnits(facts, units, now)
  const { paid, granted } = credit
  const place = { sessionId, seatPlanId, picked: picked !== undefined }
  const { quantity, price } = await requireTier(tx, facts, units, { ...place, credit, now })
  await refuseSecondTicket(tx, facts, units, sessionId)
  const rebookId = newId('C')
  const expires = Math.min(now + unpaidMinutes * 60_000, facts.until ?? Infinity)
  const wanted = { seatPlanId, picked, count: ticketCountOf(units) }
  const seats = await holdSeats(tx, gateway, wanted, {
    ...{ sessionId, show_id: order.show_id, user_id: userId, expires_at: expires },
    ...{ idempotency_key: `rebook ${rebookId}`, now },
  })
  await takeStock(tx, [{ seatPlanId, quantity }])
  await tx
    .insertInto('rebooks')
    .values({
      ...{ rebook_id: rebookId, order_id: orderId, user_id: userId, unit_ids: json([...unitIds]) },
      ...{ session_id: sessionId, seat_plan_id: seatPlanId, quantity, hold_id: seats?.hold_id ?? null },
      ...{ state: 'HELD', paid, granted, ...rebookAmounts(credit, fen(price), quantity) },
      refund_rule: json(ruleAfterRebooking(facts.rule, credit.rate, refundBlockReason(facts, now))),
      ...{ expires_at: expires, new_order_id: null, created_at: now },
    })
    .execute()
  return rebookId
}

/**
 * Holds replacement tickets with their price difference until the buyer decides. Replaces an earlier hold for the
 * order. The old tickets do not change. Throws `Refusal` for the reasons that block a rebooking.
 */
export const holdRebook = async (gateway: Gateway, userId: string, request: HoldRequest): Promise<string> => {
  try {
    return await gateway.db.transaction().execute((tx) => hold(tx, gateway, userId, request))
  } catch (error) {
    throw error instanceof SeatsRefused ? error.answer() : error
  }
}

/** Releases a hold. Does nothing if the hold has already ended. */
export const releaseRebook = ({ db }: Gateway, userId: string, rebookId: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const rebook = await findRow(tx, 'rebooks', { rebook_id: rebookId, user_id: userId })
    if (rebook) await endRebook(tx, rebook, 'RELEASED')
  })
