import { cleanCode } from '../../../../src/domain/typed/text'
import type { Gateway } from '../../core/context'
import type { Tx } from '../../core/database/database'
import { Refusal } from '../../core/envelope'
import { listedShows, ordered, type ShowRow } from '../show/query-service'
import { lockBuyer } from '../user/account-service'
import type { PrivilegeCodeTable } from './tables'
import { showIdsOfTag, tagsOf } from './tag-service'

const MAX_FAILED = 5
/** Ms, from the first wrong code on. */
const LOCK = 10 * 60_000

const refuseGuessing = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const row = await tx.selectFrom('privilege_attempts').selectAll().where('user_id', '=', userId).executeTakeFirst()
  if (!row) return
  const until = row.since + LOCK
  if (now >= until) await tx.deleteFrom('privilege_attempts').where('user_id', '=', userId).execute()
  else if (row.failed >= MAX_FAILED)
    throw new Refusal('privilegeCodeLocked', { params: { minutes: Math.ceil((until - now) / 60_000) } })
}

const noteFailure = (tx: Tx, userId: string, now: number) =>
  tx
    .insertInto('privilege_attempts')
    .values({ user_id: userId, failed: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((set) => ({ failed: set('privilege_attempts.failed', '+', 1) })),
    )
    .execute()

/** Gives the tag and takes a use; a tag that the buyer holds already takes none. */
const give = async (tx: Tx, userId: string, code: PrivilegeCodeTable, now: number): Promise<Refusal | null> => {
  if ((await tagsOf(tx, userId)).includes(code.white_tag)) return null
  if (code.expires_at !== null && code.expires_at <= now) return new Refusal('privilegeCodeExpired')
  if (code.uses_left === 0) return new Refusal('privilegeCodeUsedUp')
  await tx
    .updateTable('privilege_codes')
    .set((set) => ({ uses_left: set('uses_left', '-', 1) }))
    .where('code', '=', code.code)
    .execute()
  await tx
    .insertInto('user_tags')
    .values({ user_id: userId, white_tag: code.white_tag, code: code.code, created_at: now })
    .execute()
  return null
}

/**
 * A code gives this buyer its tag, which the answer names. Throws `Refusal`: privilegeCodeWrong, privilegeCodeExpired,
 * privilegeCodeUsedUp, and privilegeCodeLocked after five wrong ones within ten minutes.
 */
export const redeemCode = async ({ db, clock }: Gateway, userId: string, entered: string): Promise<string> => {
  const now = clock.now()
  // A wrong code is counted, so that a refusal may not undo the transaction.
  const outcome = await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    await refuseGuessing(tx, userId, now)
    const code = await tx
      .selectFrom('privilege_codes')
      .selectAll()
      .where('code', '=', cleanCode(entered))
      .forUpdate()
      .executeTakeFirst()
    if (!code) {
      await noteFailure(tx, userId, now)
      return new Refusal('privilegeCodeWrong')
    }
    return (await give(tx, userId, code, now)) ?? code.white_tag
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/** A tag with the listed shows to come that it opens, the next first. */
export const tagWithShows = async ({ db, clock }: Gateway, tag: string): Promise<{ tag: string; shows: ShowRow[] }> => {
  const now = clock.now()
  const showIds = await showIdsOfTag(db, tag)
  return { tag, shows: await ordered(listedShows(db, { showIds, after: now }), 'TIME', now).execute() }
}
