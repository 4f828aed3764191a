import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { lockOrder } from '../../trade/order/lifecycle-service'
import { fulfil } from '../../trade/order/fulfil-service'
import { orderHeldSeats } from '../../trade/seat/order-seats-service'
import { lockBuyer } from '../../base/user/account-service'
import { advanceWaitlists } from '../../trade/waitlist/line-service'
import { insertRebookOrder } from './draft'
import { chosenUnits, orderBlockReason, rebookFacts, refuseIfBlocked } from './facts'
import { lockOrderTickets } from '../../trade/order/lock-service'

const order = (tx: Tx, orderId: string): Promise<Row<'orders'>> => getRow(tx, 'orders', { order_id: orderId })

const place = async (tx: Tx, rebook: Row<'rebooks'>, now: number): Promise<Row<'orders'>> => {
  if (rebook.state !== 'HELD' || now >= rebook.expires_at) throw new Refusal('rebookHoldOver')
  const before = await lockOrder(tx, rebook.order_id)
  await lockOrderTickets(tx, before)
  const facts = await rebookFacts(tx, before, now)
  refuseIfBlocked(orderBlockReason(facts, now))
  const units = chosenUnits(facts, rebook.unit_ids)
  const created = await insertRebookOrder(tx, { rebook, facts, units, now })
  if (rebook.hold_id !== null) await orderHeldSeats(tx, rebook.hold_id, created, now)
  await tx
    .updateTable('rebooks')
    .set({ state: 'ORDERED', new_order_id: created.order_id })
    .where('rebook_id', '=', rebook.rebook_id)
    .execute()
  if (created.pay_amount === 0) await fulfil(tx, created, now, 'FREE')
  return created
}

/**
 * Creates the new order of a hold once, and returns the same order for repeated calls. If an amount is due, the old
 * tickets stay valid until it is paid. Otherwise they are replaced immediately. Throws `Refusal`: notFound,
 * rebookHoldOver, and the reasons that block a rebooking.
 */
export const applyRebook = async ({ db, clock }: Gateway, userId: string, rebookId: string): Promise<Row<'orders'>> => {
  const now = clock.now()
  const created = await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const rebook = found(
      await tx
        .selectFrom('rebooks')
        .selectAll()
        .where('rebook_id', '=', rebookId)
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirst(),
    )
    return rebook.new_order_id === null ? place(tx, rebook, now) : order(tx, rebook.new_order_id)
  })
  // The rebooking may have returned tickets, which are now offered to the waitlist.
  await advanceWaitlists(db, now)
  return created
}
