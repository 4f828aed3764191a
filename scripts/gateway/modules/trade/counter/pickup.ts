import { parseGateCode } from '../../../../../src/domain/ticket/gate-code'
import type { Db, Row, Tx } from '../../../core/database/database'
import { changeRow, findRow } from '../../../core/database/rows'
import type { Language } from '../../../core/localized-text'
import { lockItemOrder } from '../item-order/lifecycle-service'
import { hasCode, presentCodes } from '../voucher/gate-service'
import { piecesLeft } from '../goods-order/pieces-service'
import { completeIfDone, readPickupCode } from '../goods-order/delivery-service'

type Pickup = Row<'goods_deliveries'>

/** Reason why a counter hands out no goods. */
export type PickupReason = 'unknown-pickup' | 'picked-up' | 'elsewhere' | 'refunded'

/** Result of a scan at a counter for goods. */
export interface PickupVerdict {
  reason: PickupReason | null
  goods: { name: string; posterUrl: string; quantity: number }[]
  /** Counter of the order. */
  place: string
  /** Time and place of the first handover. Before it, they are null and ''. */
  doneAt: number | null
  doneBy: string
}

/** Returns the counters, for the choice on the counter's page. */
export const countersOf = (db: Db | Tx) =>
  db
    .selectFrom('pickup_counters as c')
    .innerJoin('venues as v', 'v.venue_id', 'c.venue_id')
    .select(['c.counter_id', 'c.name', 'v.name as venue_name'])
    .orderBy('c.sort')
    .execute()

/**
 * Returns the ticket of a scanned ticket code at one of these shows, or undefined for an invalid code. Codes of earlier
 * holders are invalid, because they would collect the goods of the present holder.
 */
const ticketOf = async (tx: Tx, text: string, showIds: readonly string[], now: number): Promise<string | undefined> => {
  const code = parseGateCode(text)
  if (code?.kind === 'rotating') return (await hasCode(tx, code, now)) ? code.ticketId : undefined
  if (!code) return undefined
  for (const showId of showIds) {
    const ticketId = (await presentCodes(tx, showId)).get(code.code)
    if (ticketId !== undefined) return ticketId
  }
  return undefined
}

/** Returns the pick-up that a ticket opens at a counter: one of its buyer for its session. */
const pickupOfTicket = async (
  tx: Tx,
  { text, counterId }: { text: string; counterId: string },
  now: number,
): Promise<Pickup | undefined> => {
  const paid = tx
    .selectFrom('goods_deliveries as d')
    .where('d.counter_id', '=', counterId)
    .where('d.pickup_code', 'is not', null)
  const shows = await paid
    .innerJoin('sessions as n', 'n.session_id', 'd.session_id')
    .select('n.show_id')
    .distinct()
    .execute()
  const ticketId = await ticketOf(
    tx,
    text,
    shows.map(({ show_id: id }) => id),
    now,
  )
  if (ticketId === undefined) return undefined
  return (
    paid
      .innerJoin('item_orders as m', 'm.order_id', 'd.order_id')
      .innerJoin('vouchers as u', (join) =>
        join.onRef('u.user_id', '=', 'm.user_id').onRef('u.session_id', '=', 'd.session_id'),
      )
      .innerJoin('tickets as t', 't.voucher_id', 'u.voucher_id')
      .selectAll('d')
      .where('t.ticket_id', '=', ticketId)
      // Gates mark tickets as used, and counters inside serve their holders.
      .where('t.state', 'in', ['VALID', 'USED'])
      // Goods that are ready come before goods that were handed out.
      .orderBy('d.state', 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}

const reasonOf = ({ state, counter_id: at }: Pickup, counterId: string): PickupReason | null => {
  if (state === 'VOID') return 'refunded'
  if (state === 'DONE') return 'picked-up'
  return at === counterId ? null : 'elsewhere'
}

/**
 * Hands out the goods of a pickup code or of a ticket, once. Returns null for a text that is neither a pickup code nor
 * a ticket with goods at this counter.
 */
export const handOut = async (
  tx: Tx,
  { text, counterId }: { text: string; counterId: string },
  { lang, now }: { lang: Language; now: number },
): Promise<PickupVerdict | null> => {
  const code = readPickupCode(text)
  const named =
    code === null
      ? await pickupOfTicket(tx, { text, counterId }, now)
      : await findRow(tx, 'goods_deliveries', { pickup_code: code })
  if (!named) return code === null ? null : { reason: 'unknown-pickup', goods: [], place: '', doneAt: null, doneBy: '' }
  const key = { order_id: named.order_id, way: named.way }
  const { goods } = await lockItemOrder(tx, named.order_id)
  const pickup = (await findRow(tx, 'goods_deliveries', key)) ?? named
  const counters = await countersOf(tx)
  const nameOf = (id: string | null): string => {
    const counter = counters.find(({ counter_id }) => counter_id === id)
    return counter ? `${counter.venue_name[lang]} ${counter.name[lang]}` : ''
  }
  const reason = reasonOf(pickup, counterId)
  if (reason === null) {
    await changeRow(tx, 'goods_deliveries', key, { state: 'DONE', done_at: now, done_by: nameOf(counterId) })
    await completeIfDone(tx, named.order_id, now)
  }
  return {
    reason,
    goods: goods
      .filter((line) => line.way === 'SELF_TAKE' && piecesLeft(line) > 0)
      .map(({ name, idArr, posterUrl, ...line }) => ({
        name: [name[lang], ...idArr.map(({ attributeValue }) => attributeValue[lang])].join(' '),
        ...{ posterUrl, quantity: piecesLeft(line) },
      })),
    place: nameOf(pickup.counter_id),
    ...(reason === null ? { doneAt: now, doneBy: '' } : { doneAt: pickup.done_at, doneBy: pickup.done_by }),
  }
}
