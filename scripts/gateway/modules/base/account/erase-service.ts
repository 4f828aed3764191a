import type { Gateway } from '../../../core/context'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { accountOf } from './closing-service'

type Deps = Pick<Gateway, 'db' | 'personalData'>

/** Deletes the personal data of an account in one transaction. Skips the account if the closing was canceled. */
const eraseAccount = ({ db, personalData }: Deps, userId: string, now: number): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const due = await tx
      .updateTable('account_closings')
      .set({ erased_at: now })
      .where('user_id', '=', userId)
      .where('close_at', '<=', now)
      .where('taken_back_at', 'is', null)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (Number(due.numUpdatedRows) === 0) return false
    const account = await accountOf(tx, userId)
    for (const { erase } of personalData) await erase?.(tx, account, now)
    return true
  })

/**
 * Deletes accounts whose cooling-off period has ended at `now`, each in a separate transaction. The next run retries
 * failed deletions.
 * @param onError called for each account that fails
 * @returns number of deleted accounts
 */
export const eraseDue = async (deps: Deps, now: number, onError: OnRowError): Promise<number> => {
  const due = await deps.db
    .selectFrom('account_closings')
    .select('user_id')
    .where('close_at', '<=', now)
    .where('taken_back_at', 'is', null)
    .where('erased_at', 'is', null)
    .orderBy('close_at')
    .execute()
  let erased = 0
  const erase = async ({ user_id: userId }: { user_id: string }) => {
    if (await eraseAccount(deps, userId, now)) erased += 1
  }
  await eachRow(due, erase, onError)
  return erased
}
