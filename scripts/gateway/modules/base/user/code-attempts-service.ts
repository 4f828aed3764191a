import type { CodeName } from '../../../core/codes'
import type { Gateway } from '../../../core/context'
import type { Columns } from '../../../core/database/columns'
import type { Row, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { lockBuyer } from './account-service'

const MAX_FAILED = 5
/** Duration of the lock from the first wrong code, ms. */
const LOCK = 10 * 60_000

/** Tables that count the wrong codes of a buyer. */
type AttemptTable = {
  [Table in keyof Columns]: Row<Table> extends { user_id: string; failed: number; since: number } ? Table : never
}[keyof Columns]

interface CodeKind<Code, Result> {
  attempts: AttemptTable
  /** The refusals of a wrong code, and of any code during the lock. */
  refusals: { wrong: CodeName; locked: CodeName }
  /** Finds the entered code, and locks its row if it changes. */
  find: (tx: Tx) => Promise<Code | undefined>
  /** Uses a code. A returned refusal commits the count, a thrown one undoes it. */
  use: (tx: Tx, code: Code, now: number) => Promise<Result | Refusal>
}

// Kysely cannot type a table that is a parameter: statements have the type of a single table.
const typed = (table: AttemptTable) => table as 'bind_attempts'

const refuseGuessing = async (tx: Tx, table: AttemptTable, userId: string, now: number, locked: CodeName) => {
  const row = await tx.selectFrom(typed(table)).selectAll().where('user_id', '=', userId).executeTakeFirst()
  if (!row) return
  const until = row.since + LOCK
  if (now >= until) await tx.deleteFrom(typed(table)).where('user_id', '=', userId).execute()
  else if (row.failed >= MAX_FAILED)
    throw new Refusal(locked, { params: { minutes: Math.ceil((until - now) / 60_000) } })
}

const countFailure = (tx: Tx, table: AttemptTable, userId: string, now: number) =>
  tx
    .insertInto(typed(table))
    .values({ user_id: userId, failed: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((set) => ({ failed: set(`${typed(table)}.failed`, '+', 1) })),
    )
    .execute()

/**
 * Uses a code that a buyer entered, in one transaction with the buyer's row locked. Five wrong codes lock the buyer out
 * for ten minutes from the first one. Throws the refusals of the kind, and those that `use` returns or throws.
 */
export const useCode = async <Code, Result>(
  { db, clock }: Gateway,
  userId: string,
  { attempts, refusals, find, use }: CodeKind<Code, Result>,
): Promise<Result> => {
  const now = clock.now()
  // A wrong code is counted, so its refusal must not undo the transaction.
  const outcome = await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    await refuseGuessing(tx, attempts, userId, now, refusals.locked)
    const code = await find(tx)
    if (code !== undefined) return use(tx, code, now)
    await countFailure(tx, attempts, userId, now)
    return new Refusal(refusals.wrong)
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}
