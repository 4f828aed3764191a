import { type OrderStep, stepOfRefund } from '../../../../src/domain/order/step'
import type { Db } from '../../core/database/database'
import type { OrderRow } from './repository'

interface Step {
  state: OrderStep
  time: number
  /** Tickets; 0 where the step is of the whole order. */
  qty: number
  /** Money that comes back, fen; null for none. */
  amount: number | null
}

const GIFT_ENDS = { ACCEPTED: 'GIFT_ACCEPTED', CANCELLED: 'GIFT_ENDED', EXPIRED: 'GIFT_ENDED' } as const

const refundSteps = async (db: Db, orderId: string): Promise<Step[]> => {
  const rows = await db
    .selectFrom('refund_events as e')
    .innerJoin('refunds as r', 'r.refund_id', 'e.refund_id')
    .select(['r.kind', 'r.ticket_count', 'r.amount', 'e.state', 'e.at'])
    .where('r.order_id', '=', orderId)
    // The end of a rebooking that brought no money back is the rebooking itself.
    .where((where) => where.or([where('r.amount', '>', 0), where('e.state', '=', 'IN_PROGRESS')]))
    .orderBy('e.event_id')
    .execute()
  return rows.map(({ kind, ticket_count: qty, amount, state, at }) => ({
    ...{ state: stepOfRefund(kind, state), time: at, qty, amount: amount > 0 ? amount : null },
  }))
}

const giftSteps = async (db: Db, voucherId: string, now: number): Promise<Step[]> => {
  const gifts = await db
    .selectFrom('transfers as g')
    .select(['g.state', 'g.created_at', 'g.closed_at', 'g.expires_at'])
    .select((row) =>
      row
        .selectFrom('transfer_tickets as x')
        .select((x) => x.fn.countAll<number>().as('count'))
        .whereRef('x.transfer_id', '=', 'g.transfer_id')
        .as('qty'),
    )
    .where('g.voucher_id', '=', voucherId)
    .orderBy('g.created_at')
    .execute()
  return gifts.flatMap((gift): Step[] => {
    const qty = Number(gift.qty)
    const { created_at: created, closed_at: closed, expires_at: expires } = gift
    const state = gift.state === 'TRANSFERRING' ? (expires <= now ? 'EXPIRED' : null) : gift.state
    return [
      { state: 'GIFT_SENT', time: created, qty, amount: null },
      ...(state ? [{ state: GIFT_ENDS[state], time: closed ?? expires, qty, amount: null }] : []),
    ]
  })
}

/** What was offered to the waitlist; its sale is a refund's step. */
const offerSteps = async (db: Db, orderId: string): Promise<Step[]> => {
  const rows = await db
    .selectFrom('ticket_returns')
    .select(['state', 'ticket_ids', 'offered_at', 'closed_at'])
    .where('order_id', '=', orderId)
    .orderBy('sequence')
    .execute()
  return rows.flatMap(({ state, ticket_ids: { length: qty }, offered_at: offered, closed_at: closed }): Step[] => [
    { state: 'OFFERED', time: offered, qty, amount: null },
    ...(closed !== null && state !== 'SOLD'
      ? [{ state: 'OFFER_ENDED' as const, time: closed, qty, amount: null }]
      : []),
  ])
}

/** All that happened to an order and its tickets, oldest first (contract: api/order OrderDetail `progress`). */
export const orderProgress = async (
  db: Db,
  order: Pick<OrderRow, 'order_id' | 'voucher_id' | 'created_at' | 'paid_at'>,
  now: number,
): Promise<Step[]> => {
  const { order_id: orderId, voucher_id: voucherId, created_at: createdAt, paid_at: paidAt } = order
  // A late notice enters a payment after its time.
  const own: Record<string, number | null> = { UNPAID: createdAt, RESERVE: paidAt }
  const events = await db
    .selectFrom('order_events')
    .select(['state', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('event_id')
    .execute()
  const tickets = [
    ...(await offerSteps(db, orderId)),
    ...(voucherId === null ? [] : await giftSteps(db, voucherId, now)),
    ...(await refundSteps(db, orderId)),
  ]
  return [
    ...events
      // Its last refund or rebooking is the step that ends an order.
      .filter(({ state }) => state !== 'REFUNDED')
      .map(({ state, at }) => ({ state: state as OrderStep, time: own[state] ?? at, qty: 0, amount: null })),
    ...tickets,
  ].sort((a, b) => a.time - b.time)
}
