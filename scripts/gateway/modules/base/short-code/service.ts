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

/** Lifetime of a short code in ms. It covers the period in which a printed poster is used. */
export const CODE_TTL = 180 * DAY

type Params = Record<string, string>

const contentKey = (page: string, params: Params): string =>
  createHash('sha256')
    .update(JSON.stringify([page, Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('hex')

/** Creates nine random letters and digits. A host's QR code can contain at most 32 characters. */
const newCode = (): string => randomBytes(8).toString('base64url').replace(/[-_]/g, 'x').slice(0, 9)

/** A request for a short code. */
export interface CodeRequest {
  userId: string
  page: string
  params: Params
  lang: Language
}

/**
 * Returns a buyer's short code for a screen. A repeated request extends the same code. Throws `Refusal` badRequest for
 * a screen or parameters that no short code may open.
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

/** Returns a short code that has not expired. Throws `Refusal` notFound. */
export const requireCode = async (gateway: Gateway, code: string): Promise<Row<'short_codes'>> =>
  found(await findCode(gateway, code))

/** Returns a buyer's own short code. Throws `Refusal` notFound for an unknown code and for another buyer's code. */
export const ownCode = async (gateway: Gateway, userId: string, code: string): Promise<Row<'short_codes'>> => {
  const row = await requireCode(gateway, code)
  return found(row.user_id === userId ? row : null)
}

/** Returns the storefront's path for a scanned short code, or its error page for an unknown code. */
export const scanAddress = async (gateway: Gateway, code: string): Promise<string> => {
  const row = isShortCode(code) ? await findCode(gateway, code) : undefined
  return row && isShareable(row.page, row.params) ? webAddress(row.page, row.params) : '/page-error?reason=bad-code'
}
