import type { CodeName } from '../../../core/codes'
import type { Gateway } from '../../../core/context'
import type { Columns } from '../../../core/database/columns'
import type { Row, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { lockBuyer } from './account-service'

const MAX_FAILED = 5
/** Time after the first wrong code until the lock ends, in ms. */
const LOCK = 10 * 60_000

/** Tables that count the wrong codes of each buyer. */
type AttemptTable = {
  [Table in keyof Columns]: Row<Table> extends { user_id: string; failed: number; since: number } ? Table : never
}[keyof Columns]

interface CodeKind<Code, Result> {
  attempts: AttemptTable
  /** Refusals of a wrong code, and of any code while the buyer is locked. */
  refusals: { wrong: CodeName; locked: CodeName }
  /** Finds the entered code. Locks its row if `use` changes it. */
  find: (tx: Tx) => Promise<Code | undefined>
  /**
   * Uses the code. A returned refusal commits the count of wrong codes, and a thrown refusal rolls the count back.
   */
  use: (tx: Tx, code: Code, now: number) => Promise<Result | Refusal>
}

// Kysely cannot infer types if the table is a parameter, so statements use the type of one table.
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
 * Uses a code that a buyer has entered, in a transaction that locks the buyer's row. After five wrong codes, the buyer
 * is locked until ten minutes after the first wrong code. Throws the refusals of this kind of code, and the refusals
 * that `use` returns or throws.
 */
export const useCode = async <Code, Result>(
  { db, clock }: Gateway,
  userId: string,
  { attempts, refusals, find, use }: CodeKind<Code, Result>,
): Promise<Result> => {
  const now = clock.now()
  // Returns the refusal of a wrong code instead of throwing it, so that the count is committed.
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
