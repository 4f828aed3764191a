import { fen } from '../../../../../src/domain/money'
import { type Fee, feeOf } from '../../../../../src/domain/parking/fee'
import type { Db, Row } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { newId } from '../../../core/ids'
import { type BuyerFacts, buyerFacts } from './fee-facts'

/** Time for which the amount of a quote does not change, ms (decision 126). */
export const QUOTE_TTL = 5 * 60_000

/** Stay that replaces the stay of an absent car, so that its quote costs the same work. `length` is in ms. */
const NOT_HERE = { stay_id: '', settled: 0, length: 3 * 3_600_000 }

/** A quote with the fee. */
export interface Quoted extends BuyerFacts {
  fee: Fee
  /** Time until which a payment of the quote covers the stay, epoch ms. */
  paidUntil: number
  /** Token for the order; '' if nothing is due. */
  stayToken: string
  expiresAt: number
}

interface Quoting {
  userId: string
  park: Row<'parks'>
  /** Undefined for an absent car. */
  stay: Row<'parking_stays'> | undefined
  plateId: string | null
  laneCode: string | null
  /** Time to pay until, epoch ms. If undefined, this is now, or for a ticket holder 20 minutes after the show. */
  until: number | undefined
  now: number
}

/** Time after the show until which a ticket holder pays by default, ms. */
const AFTER_SHOW = 20 * 60_000

/** Maximum time that a buyer can pay in advance, ms. */
const AHEAD = 24 * 3_600_000

/** Calculates the fee of a stay and stores a quote. */
export const quoteStay = async (
  db: Db,
  { userId, park, stay, plateId, laneCode, until, now }: Quoting,
): Promise<Quoted> => {
  const {
    stay_id: stayId,
    entered_at: enteredAt,
    settled,
  } = stay ?? {
    ...NOT_HERE,
    entered_at: now - NOT_HERE.length,
  }
  const period = { from: enteredAt, to: Math.min(until ?? now, now + AHEAD) }
  const buyer = await buyerFacts(db, { park, userId, stayId, period, now })
  const wanted = until ?? Math.max(now, (buyer.showEndsAt ?? 0) + (buyer.showEndsAt === null ? 0 : AFTER_SHOW))
  const at = Math.max(now, Math.min(wanted, now + AHEAD))
  const fee = feeOf(park.tariff, { enteredAt, settled: fen(settled) }, at, buyer.facts)
  const expiresAt = now + QUOTE_TTL
  const paidUntil = Math.max(at, fee.validUntil, expiresAt)
  const quoteId = newId('PQ')
  const { gross, steps, reduction } = fee
  await db.deleteFrom('parking_quotes').where('user_id', '=', userId).where('expires_at', '<=', now).execute()
  await db
    .insertInto('parking_quotes')
    .values({
      ...{ quote_id: quoteId, user_id: userId, stay_id: stay?.stay_id ?? null, plate_id: plateId },
      ...{ lane_code: laneCode, settled, amount: stay ? fee.amount : 0, paid_until: paidUntil },
      ...{ ticket_id: reduction?.who === 'TICKET' ? buyer.ticketId : null, expires_at: expiresAt },
      ...{ fee: json({ gross, steps, reduction }), validated: json([...buyer.facts.validated]) },
    })
    .execute()
  const isDue = stay !== undefined && fee.amount > 0
  return { ...buyer, fee, paidUntil, expiresAt, stayToken: isDue ? quoteId : '' }
}
