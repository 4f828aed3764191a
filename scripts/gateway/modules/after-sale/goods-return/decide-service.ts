import type { ReturnState } from '../../../../../src/domain/goods/return'
import type { Db, Row, Tx } from '../../../core/database/database'
import type { Scope } from '../../../core/due-stages'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { itemsInScope } from '../../trade/item-order/lifecycle-service'
import { lockReturn, moveReturn, refundReturn } from './change-service'

type Return = Row<'goods_returns'>

/** Decisions of the merchant about a return. `sell` and `writeOff` refund received goods. */
export const RETURN_DECISIONS = ['agree', 'reject', 'receive', 'sell', 'writeOff'] as const
export type ReturnDecision = (typeof RETURN_DECISIONS)[number]

/** Agrees to a return: the buyer sends the goods, or gets the money if there is nothing to send. */
const agree = (tx: Tx, row: Return, now: number): Promise<void> =>
  row.kind === 'RETURN' ? moveReturn(tx, row, 'AGREED', now) : refundReturn(tx, row, row.kind === 'STOP', now)

const DECIDE: Record<ReturnDecision, (tx: Tx, row: Return, now: number) => Promise<void>> = {
  agree,
  reject: (tx, row, now) =>
    moveReturn(tx, row, 'REJECTED', now, { rejection: row.reason === 'CHANGED_MIND' ? 'USED' : 'NO_FAULT' }),
  receive: (tx, row, now) => moveReturn(tx, row, 'RECEIVED', now),
  sell: (tx, row, now) => refundReturn(tx, row, true, now),
  writeOff: (tx, row, now) => refundReturn(tx, row, false, now),
}

/** Applies a decision to a return. Throws `Refusal`: notFound, returnChanged. */
export const decideReturn = (db: Db, returnId: string, decision: ReturnDecision, now: number): Promise<void> =>
  db.transaction().execute(async (tx) => DECIDE[decision](tx, await lockReturn(tx, returnId), now))

/**
 * Changes that follow the deadline of a state. A merchant who does not answer has agreed, and a parcel that was not
 * inspected is written off.
 */
const ON_DUE: Partial<Record<ReturnState, (tx: Tx, row: Return, at: number) => Promise<void>>> = {
  APPLIED: agree,
  AGREED: (tx, row, at) => moveReturn(tx, row, 'CANCELED', at),
  SENT: (tx, row, at) => moveReturn(tx, row, 'RECEIVED', at),
  RECEIVED: (tx, row, at) => refundReturn(tx, row, false, at),
}

const BATCH = 200

/** Applies the deadlines of returns that have passed at `now`. */
export const moveDueReturns = async (db: Db, now: number, scope: Scope, onError: OnRowError): Promise<void> => {
  const due = await db
    .selectFrom('goods_returns as r')
    .innerJoin('item_orders as m', 'm.order_id', 'r.order_id')
    .select(['r.return_id'])
    .where('r.due_at', '<=', now)
    .where(itemsInScope(scope))
    .orderBy('r.due_at')
    .limit(BATCH)
    .execute()
  const moveOne = (returnId: string): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const row = await lockReturn(tx, returnId)
      if (row.due_at === null || row.due_at > now) return false
      await ON_DUE[row.state]?.(tx, row, row.due_at)
      return true
    })
  const moveAll = async (returnId: string): Promise<void> => {
    let moved = true
    while (moved) moved = await moveOne(returnId)
  }
  await eachRow(due, ({ return_id: id }) => moveAll(id), onError)
}

/** Rejects a request to stop a parcel that the courier has delivered. The caller locks the order. */
export const endStops = async (tx: Tx, orderId: string, at: number): Promise<void> => {
  const rows = await tx
    .selectFrom('goods_returns')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'STOP')
    .where('state', '=', 'APPLIED')
    .execute()
  for (const row of rows) await moveReturn(tx, row, 'REJECTED', at, { rejection: 'DELIVERED' })
}

/** Returns the newest returns with their buyers, for the console. */
export const newestReturns = (db: Db, limit: number) =>
  db
    .selectFrom('goods_returns as r')
    .innerJoin('item_orders as m', 'm.order_id', 'r.order_id')
    .innerJoin('users as u', 'u.user_id', 'r.user_id')
    .select(['r.return_id', 'r.kind', 'r.state', 'r.reason', 'r.amount', 'r.unit_ids', 'r.due_at', 'r.express_no'])
    .select(['m.order_number', 'm.name', 'u.cellphone', 'u.email'])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.return_id')
    .limit(limit)
    .execute()
