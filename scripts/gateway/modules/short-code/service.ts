import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../../core/database/database'
import { json } from '../../core/database/json'
import { DAY } from '../../core/seed/relative-time'
import type { ShortCodeTable } from './tables'

/** Lifetime of a code: that of a printed poster. Milliseconds. */
export const CODE_TTL = 180 * DAY

type Params = Record<string, string>

const contentKey = (page: string, params: Params): string =>
  createHash('sha256')
    .update(JSON.stringify([page, Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('hex')

/** Nine letters and digits that cannot be guessed; well below the 32 that a host's code carries. */
const newCode = (): string => randomBytes(8).toString('base64url').replace(/[-_]/g, 'x').slice(0, 9)

/** A code of the buyer for a screen; the same again is the same code, good for another while. */
export const makeCode = (
  db: Db,
  { userId, page, params, now }: { userId: string; page: string; params: Params; now: number },
): Promise<ShortCodeTable> =>
  db
    .insertInto('short_codes')
    .values({
      code: newCode(),
      user_id: userId,
      page,
      params: json(params),
      content_key: contentKey(page, params),
      created_at: now,
      expires_at: now + CODE_TTL,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'content_key']).doUpdateSet({ expires_at: now + CODE_TTL }))
    .returningAll()
    .executeTakeFirstOrThrow()

/** The code while it is valid. */
export const findCode = (db: Db, code: string, now: number): Promise<ShortCodeTable | undefined> =>
  db.selectFrom('short_codes').selectAll().where('code', '=', code).where('expires_at', '>', now).executeTakeFirst()
