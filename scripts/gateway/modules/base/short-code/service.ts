import { createHash, randomBytes } from 'node:crypto'
import { isShortCode } from '@/domain/short-code'
import type { Row } from '../../../core/database/database'
import type { Gateway } from '../../../core/context'
import { json } from '../../../core/database/json'
import { found } from '../../../core/envelope'
import { badInput } from '../../../core/inputs'
import type { Language } from '../../../core/localized-text'
import { DAY } from '../../../core/seed/relative-time'
import { isShareable, webAddress } from './screens'

/** Lifetime of a code, ms: that of a printed poster. */
export const CODE_TTL = 180 * DAY

type Params = Record<string, string>

const contentKey = (page: string, params: Params): string =>
  createHash('sha256')
    .update(JSON.stringify([page, Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('hex')

/** Creates nine letters and digits that cannot be guessed, below the 32 that a host's code can contain. */
const newCode = (): string => randomBytes(8).toString('base64url').replace(/[-_]/g, 'x').slice(0, 9)

/** A requested code for a screen. */
export interface CodeRequest {
  userId: string
  page: string
  params: Params
  lang: Language
}

/**
 * Returns a buyer's code for a screen. A repeated request extends the same code. Throws `Refusal` badRequest for a
 * screen that no code may open, or not with these parameters.
 */
export const makeCode = async (
  { db, clock }: Gateway,
  { userId, page, params, lang }: CodeRequest,
): Promise<Row<'short_codes'>> => {
  if (!isShareable(page, params)) throw badInput(lang, 'page', 'enum')
  const now = clock.now()
  return db
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
}

const findCode = ({ db, clock }: Gateway, code: string): Promise<Row<'short_codes'> | undefined> =>
  db
    .selectFrom('short_codes')
    .selectAll()
    .where('code', '=', code)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()

/** Returns a code that has not expired. Throws `Refusal` notFound. */
export const requireCode = async (gateway: Gateway, code: string): Promise<Row<'short_codes'>> =>
  found(await findCode(gateway, code))

/** Returns a buyer's own code. Throws `Refusal` notFound, also for another buyer's code. */
export const ownCode = async (gateway: Gateway, userId: string, code: string): Promise<Row<'short_codes'>> => {
  const row = await requireCode(gateway, code)
  return found(row.user_id === userId ? row : null)
}

/** Returns the storefront's path for a scanned code, or its error page for an unknown one. */
export const scanAddress = async (gateway: Gateway, code: string): Promise<string> => {
  const row = isShortCode(code) ? await findCode(gateway, code) : undefined
  return row && isShareable(row.page, row.params) ? webAddress(row.page, row.params) : '/page-error?reason=bad-code'
}
