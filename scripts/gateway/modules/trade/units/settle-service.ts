import { sql } from 'kysely'
import type { RefundEvent } from '../../../../../src/domain/refund/state'
import type { LocalizedText } from '../../../core/localized-text'
import type { Db, Row, Tx } from '../../../core/database/database'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { enterLedger } from '../payment/ledger-service'
import { kindOf, lockPayable, withinScope } from '../payment/payable-service'
import { runHooks } from '../../../core/run-hooks'
import type { Scope } from '../../../core/due-stages'

/**
 * Time in ms until a provider responds in the sandbox. `REPEAT_AFTER` is the time until a failed refund part is
 * repeated.
 */
export const PROVIDER_TAKES = 10 * 60_000
const REPEAT_AFTER = 24 * 3_600_000

type Refund = Pick<Row<'refunds'>, 'refund_id' | 'order_id' | 'session_id' | 'user_id' | 'amount' | 'kind' | 'state'>

declare module '../../../core/hooks' {
  interface Hooks {
    /**
     * Runs at each event of a refund, such as its start or the arrival of its money. A refund of shop items has no
     * session.
     */
    'units.refunded': (tx: Tx, refund: Refund, event: RefundEvent, at: number) => Promise<void>
  }
}

/** Stores an event of a refund. */
export const enterEvent = async (tx: Tx, refund: Refund, event: RefundEvent, at: number): Promise<void> => {
  await tx.insertInto('refund_events').values({ refund_id: refund.refund_id, state: event, at }).execute()
  await runHooks('units.refunded', tx, refund, event, at)
}

const partsOf = (tx: Tx, refundId: string) =>
  tx.selectFrom('refund_parts').selectAll().where('refund_id', '=', refundId).orderBy('sort').execute()

/** Updates the state of a refund from the states of its parts. Stores an event if the state changes. */
const updateRefund = async (tx: Tx, refund: Row<'refunds'>, at: number): Promise<void> => {
  const states = (await partsOf(tx, refund.refund_id)).map(({ state }) => state)
  const state = states.includes('FAILED') ? 'FAILED' : states.includes('IN_PROGRESS') ? 'IN_PROGRESS' : 'REFUNDED'
  if (state !== refund.state) {
    await tx.updateTable('refunds').set({ state }).where('refund_id', '=', refund.refund_id).execute()
    await enterEvent(tx, refund, state === 'IN_PROGRESS' ? 'REPEATED' : state, at)
  }
  await kindOf(refund.order_id).updateRefunds(tx, refund.order_id, at)
}

/** Locks the payable of a refund part and returns the part. Returns null if the part is already refunded. */
const openPart = async (tx: Tx, partId: string) => {
  const find = () =>
    tx
      .selectFrom('refund_parts as t')
      .innerJoin('refunds as r', 'r.refund_id', 't.refund_id')
      .selectAll('r')
      .select(['t.state as part_state', 't.due_at', 't.payment_id', 't.amount as part_amount'])
      .where('t.part_id', '=', partId)
      .executeTakeFirstOrThrow()
  await lockPayable(tx, (await find()).order_id)
  const row = await find()
  return row.part_state === 'REFUNDED' ? null : row
}

/** Responses of a provider to a refund part. `repeat` restarts a failed part. */
export const PROVIDER_ANSWERS = ['pass', 'fail', 'later', 'repeat'] as const
export type ProviderAnswer = (typeof PROVIDER_ANSWERS)[number]

/** Delay in ms that the response `later` adds. */
const PUT_OFF = 24 * 3_600_000

/** Applies a provider's response to a refund part. Does nothing if the part is already refunded. */
const answerPart = async (db: Db, partId: string, answer: ProviderAnswer, at: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const part = await openPart(tx, partId)
    if (!part) return
    const failed = part.part_state === 'FAILED'
    if (failed !== (answer === 'repeat')) return
    const set = (values: { state?: 'REFUNDED' | 'FAILED' | 'IN_PROGRESS'; due_at?: number }) =>
      tx.updateTable('refund_parts').set(values).where('part_id', '=', partId).execute()
    if (answer === 'later') return void (await set({ due_at: part.due_at + PUT_OFF }))
    if (answer === 'repeat') await set({ state: 'IN_PROGRESS', due_at: at + PROVIDER_TAKES })
    if (answer === 'fail') await set({ state: 'FAILED', due_at: at + REPEAT_AFTER })
    if (answer === 'pass') {
      await set({ state: 'REFUNDED' })
      const { order_id, payment_id, part_amount: amount } = part
      await enterLedger(tx, { order_id, payment_id, kind: 'REFUND', amount, at, part_id: partId })
    }
    await updateRefund(tx, part, at)
  })

const BATCH = 200

/** Applies the provider responses that are due at `now`, and repeats refund parts that failed a day ago. */
export const settleRefunds = async (db: Db, now: number, scope: Scope, onError: OnRowError): Promise<void> => {
  const due = await db
    .selectFrom('refund_parts as t')
    .innerJoin('refunds as p', 'p.refund_id', 't.refund_id')
    .select(['t.part_id', 't.state', 't.due_at'])
    .where('t.state', '<>', 'REFUNDED')
    .where('t.due_at', '<=', now)
    .where(withinScope(scope))
    .orderBy('t.due_at')
    .limit(BATCH)
    .execute()
  await eachRow(
    due,
    ({ part_id: id, state, due_at: at }) => answerPart(db, id, state === 'FAILED' ? 'repeat' : 'pass', at),
    onError,
  )
}

/** Applies a provider response to all open parts of a refund, for the sandbox's console. */
export const answerRefund = async (db: Db, refundId: string, answer: ProviderAnswer, now: number): Promise<void> => {
  const parts = await db.selectFrom('refund_parts').select('part_id').where('refund_id', '=', refundId).execute()
  for (const { part_id: id } of parts) await answerPart(db, id, answer, now)
}

/** Returns the most recently changed refunds with their buyers, for the console. */
export const newestRefunds = (db: Db, limit: number) =>
  db
    .selectFrom('refunds as r')
    .leftJoin('orders as o', 'o.order_id', 'r.order_id')
    .leftJoin('shows as s', 's.show_id', 'o.show_id')
    .leftJoin('item_orders as m', 'm.order_id', 'r.order_id')
    .innerJoin('users as u', 'u.user_id', 'r.user_id')
    .select(['r.refund_id', 'r.kind', 'r.reason', 'r.state', 'r.amount', 'r.created_at', 'r.ticket_count'])
    .select(['u.cellphone', 'u.email'])
    .select(sql<string>`coalesce(o.order_number, m.order_number)`.as('order_number'))
    .select(sql<LocalizedText>`coalesce(s.name, m.name)`.as('name'))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.refund_id')
    .limit(limit)
    .execute()
