import { randomBytes } from 'node:crypto'
import type { Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { nextSeats } from './next-seats-service'
import { newPickupCode } from './pickup'

interface Seeded {
  plan: Pick<Row<'seat_plans'>, 'seat_plan_id'>
  codeFrom: number | null
  used: boolean
  names: readonly string[]
}

/** Writes the voucher of a seeded order, with its tickets. */
export const seedVoucher = async (
  tx: Tx,
  {
    order_id: orderId,
    user_id,
    show_id,
    session_id,
    deliver_method,
    ticket_count,
    created_at,
    ...order
  }: Row<'orders'>,
  { plan, codeFrom, used, names }: Seeded,
): Promise<void> => {
  const voucherId = `V${orderId}`
  const state = order.state === 'REFUNDED' ? 'REFUNDED' : used ? 'USED' : 'VALID'
  const pickup_code = deliver_method === 'SELF_TAKE' ? newPickupCode() : null
  await tx
    .insertInto('vouchers')
    .values({
      ...{ voucher_id: voucherId, order_id: orderId, user_id, show_id, session_id, state },
      ...{ code_from: codeFrom, pickup_code, created_at },
    })
    .execute()
  const seats = await nextSeats(tx, plan.seat_plan_id, ticket_count)
  const tickets = seats.map((seat, sort) => ({
    ticket_id: `${voucherId}T${sort + 1}`,
    voucher_id: voucherId,
    seat_plan_id: plan.seat_plan_id,
    seat_desc: json(seat),
    audience_name: names[sort] ?? names[0] ?? '',
    state,
    code_key: randomBytes(20).toString('hex'),
    sort,
  }))
  await tx.insertInto('tickets').values(tickets).execute()
}
