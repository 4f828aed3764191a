import { cleanCode } from '../../../../../src/domain/typed/text'
import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { listedShows, ordered, type ShowRow } from '../show/query-service'
import { useCode } from '../../base/user/code-attempts-service'
import { showIdsOfTag, tagsOf } from './tag-service'

/** Gives the tag and takes a use; a tag that the buyer holds already takes none. */
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
 * A code gives this buyer its tag, which the answer names. Throws `Refusal`: privilegeCodeWrong, privilegeCodeExpired,
 * privilegeCodeUsedUp, and privilegeCodeLocked after five wrong ones within ten minutes.
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

/** A tag with the listed shows to come that it opens, the next first. */
export const tagWithShows = async ({ db, clock }: Gateway, tag: string): Promise<{ tag: string; shows: ShowRow[] }> => {
  const now = clock.now()
  const showIds = await showIdsOfTag(db, tag)
  return { tag, shows: await ordered(listedShows(db, { showIds, after: now }), 'TIME', now).execute() }
}
