import { type Expression, sql, type SqlBool } from 'kysely'
import type { Db, Row, Tx } from '../../../core/database/database'
import type { Scope } from '../../../core/due-stages'
import { found, Refusal } from '../../../core/envelope'
import type { LocalizedText } from '../../../core/localized-text'
import { partsOf } from '../../../core/run-hooks'
import type { PaymentReason } from './tables'

/** An order that can be paid, of any kind. Amounts in fen, times in epoch ms. */
export interface Payable {
  /** Id of the payable, which is the `order_id` in payments, ledger and journal. */
  id: string
  userId: string
  /** Order number that buyers see. */
  number: string
  amount: number
  /** The sum of the price lines. A payment must have this amount. */
  due: number
  /** Payment deadline. */
  deadline: number
  /** `CLOSED` means that the deadline passed or the goods were withdrawn, without an action of the buyer. */
  state: 'OPEN' | 'PAID' | 'CLOSED' | 'ENDED'
  /** Time when the provider received the money, or null. */
  paidAt: number | null
  /** The orders that a payment pays: one order, or both orders of a bound purchase (decision 97). */
  parts: readonly PayablePart[]
}

/** An order that a payment pays. */
interface PayablePart {
  orderId: string
  transactionId: string
  /** Fen. */
  amount: number
}

/** Columns that the tables of all kinds of orders have. */
type OrderColumns = Pick<
  Row<'orders'>,
  | 'order_id'
  | 'transaction_id'
  | 'user_id'
  | 'order_number'
  | 'pay_amount'
  | 'price_lines'
  | 'reserve_until'
  | 'paid_at'
>

/**
 * Converts the row of an order to a payable.
 * @param state state of the order as a payable
 */
export const payableOfRow = (row: OrderColumns, state: Payable['state']): Payable => ({
  id: row.order_id,
  userId: row.user_id,
  number: row.order_number,
  amount: row.pay_amount,
  due: row.price_lines.reduce((sum, { amount }) => sum + amount, 0),
  deadline: row.reserve_until,
  state,
  paidAt: row.paid_at,
  parts: [{ orderId: row.order_id, transactionId: row.transaction_id, amount: row.pay_amount }],
})

/** A payable with its row locked until the end of the transaction. */
export interface LockedPayable extends Payable {
  /**
   * Returns the reason why the payable cannot be paid even by a payment in time, or null. Locks the rows that `fulfil`
   * changes.
   */
  blockReason(now: number): Promise<PaymentReason | null>
  /** Delivers the goods. `paidAt` may be earlier than `at`, because the provider may notify late. */
  fulfil(paid: { at: number; product: string; paidAt: number }): Promise<void>
  /** Ends the unpaid payable, because the buyer cancels it. Returns false if it was no longer unpaid. */
  cancel(now: number): Promise<boolean>
  /** Ends the payable as unpaid, after its money was returned for `reason`. */
  end(reason: PaymentReason, now: number): Promise<void>
}

/** A kind of payable. A module registers its kind by the hook `payment.kind`. */
export interface PayableKind {
  /** First letter of the ids of this kind. */
  prefix: string
  /** Finds a buyer's payable by the id of its transaction. */
  ofTransaction(db: Db | Tx, userId: string, transactionId: string): Promise<Payable | undefined>
  /** Returns the payable with this id. Throws for an unknown id. */
  find(db: Db | Tx, id: string): Promise<Payable>
  /** Finds the payables of a bind id, and the id that represents all of them. */
  bound(db: Db | Tx, userId: string, bindId: string): Promise<{ id: string; payables: readonly Payable[] } | undefined>
  lock(tx: Tx, id: string): Promise<LockedPayable>
  /** Updates the state of a locked payable by the states of its refunds. */
  updateRefunds(tx: Tx, id: string, at: number): Promise<void>
  /** Returns the SQL condition that limits payments or refunds (table alias `p`) to a buyer or a session. */
  within(scope: Pick<Scope, 'userId' | 'sessionId'>): Expression<SqlBool>
  /** Returns the texts that describe a payable at a cashier. */
  describe(
    db: Db | Tx,
    id: string,
  ): Promise<{ name: LocalizedText; utcOffset: number; number: string; deadline: number }>
  /** Finds another payable of the buyer, preferably an open payable. */
  another(db: Db | Tx, payable: Pick<Payable, 'id' | 'userId'>): Promise<string | undefined>
}

declare module '../../../core/hooks' {
  interface Hooks {
    'payment.kind': () => PayableKind
  }
}

/** Returns the kind of the payable with this id. Throws for an unknown kind. */
export const kindOf = (id: string): PayableKind => {
  const kind = partsOf('payment.kind').find(({ prefix }) => id.startsWith(prefix))
  if (!kind) throw new Error(`Unknown payable "${id}": no kind has this id.`)
  return kind
}

/** Returns the first result that a kind of payable finds. Throws `Refusal` notFound. */
const foundByKinds = async <Found>(find: (kind: PayableKind) => Promise<Found | undefined>): Promise<Found> => {
  for (const kind of partsOf('payment.kind')) {
    const one = await find(kind)
    if (one !== undefined) return one
  }
  return found<Found>(undefined)
}

/**
 * Returns a buyer's payable by the id of its transaction. Throws `Refusal` notFound for an unknown transaction and for
 * another buyer's transaction.
 */
export const payableOfTransaction = (db: Db | Tx, userId: string, transactionId: string): Promise<Payable> =>
  foundByKinds((kind) => kind.ofTransaction(db, userId, transactionId))

/**
 * Returns the payable of a buyer's transactions. Throws `Refusal` notFound for unknown transactions and for those of
 * another buyer. Throws `Refusal` transactionsIncomplete unless they are all transactions of one payable.
 */
export const requireTransactions = async (
  db: Db | Tx,
  userId: string,
  transactionIds: readonly string[],
): Promise<Payable> => {
  const [payable, ...others] = await Promise.all(transactionIds.map((id) => payableOfTransaction(db, userId, id)))
  const named = new Set(transactionIds)
  if (!payable || others.some(({ id }) => id !== payable.id)) throw new Refusal('transactionsIncomplete')
  if (payable.parts.some(({ transactionId }) => !named.has(transactionId))) throw new Refusal('transactionsIncomplete')
  return payable
}

/**
 * Returns the payable of a bind id. Throws `Refusal` notFound for an unknown bind id and for another buyer's bind id.
 */
export const boundPayables = (db: Db | Tx, userId: string, bindId: string) =>
  foundByKinds((kind) => kind.bound(db, userId, bindId))

/** Locks a payable until the end of the transaction, so that its payments are processed one after another. */
export const lockPayable = (tx: Tx, id: string): Promise<LockedPayable> => kindOf(id).lock(tx, id)

/** Returns the condition that limits payments or refunds `p` to a scope. */
export const withinScope = ({ orderId, ...scope }: Scope): Expression<SqlBool> => {
  const isOne = orderId === undefined ? sql<boolean>`true` : sql<boolean>`p.order_id = ${orderId}`
  if (scope.userId === undefined && scope.sessionId === undefined) return isOne
  const within = partsOf('payment.kind').map((kind) => sql`${kind.within(scope)}`)
  return sql<boolean>`${isOne} and (${sql.join(within, sql` or `)})`
}
