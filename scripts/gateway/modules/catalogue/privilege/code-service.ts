import { cleanCode } from '../../../../../src/domain/typed/text'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { listedShows, ordered, type ShowRow } from '../show/query-service'
import { useCode } from '../../base/user/code-attempts-service'
import { showIdsOfTag, tagsOf } from './tag-service'

/** Grants the code's tag to a buyer and counts the use. Does nothing if the buyer already has the tag. */
const give = async (tx: Tx, userId: string, code: Row<'privilege_codes'>, now: number): Promise<Refusal | null> => {
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
 * Redeems a code and returns its tag. Throws `Refusal`: privilegeCodeWrong, privilegeCodeExpired, privilegeCodeUsedUp,
 * and privilegeCodeLocked after five wrong codes within ten minutes.
 */
export const redeemCode = (gateway: Gateway, userId: string, entered: string): Promise<string> =>
  useCode(gateway, userId, {
    attempts: 'privilege_attempts',
    refusals: { wrong: 'privilegeCodeWrong', locked: 'privilegeCodeLocked' },
    find: (tx) =>
      tx
        .selectFrom('privilege_codes')
        .selectAll()
        .where('code', '=', cleanCode(entered))
        .forUpdate()
        .executeTakeFirst(),
    use: async (tx, code, now) => (await give(tx, userId, code, now)) ?? code.white_tag,
  })

/** Returns true if the text is a privilege code, even a used or expired code. */
export const isPrivilege = async (db: Db | Tx, entered: string): Promise<boolean> =>
  (await findRow(db, 'privilege_codes', { code: cleanCode(entered) })) !== undefined

/** Returns a tag with the future listed shows that require the tag, the next show first. */
export const tagWithShows = async ({ db, clock }: Gateway, tag: string): Promise<{ tag: string; shows: ShowRow[] }> => {
  const now = clock.now()
  const showIds = await showIdsOfTag(db, tag)
  return { tag, shows: await ordered(listedShows(db, { showIds, after: now }), 'TIME', now).execute() }
}
