import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { CODE_TTL } from './service'
import codes from './data/short-codes.json'

/** Writes short codes of the merchant's printed posters and flyers, which belong to no buyer. */
export const seedShortCodes = async (tx: Tx, now: number): Promise<void> => {
  await tx
    .insertInto('short_codes')
    .values(
      codes.map(({ code, page, params }) => ({
        code,
        user_id: null,
        page,
        params: json(params as unknown as Record<string, string>),
        content_key: code,
        created_at: now,
        expires_at: now + CODE_TTL,
      })),
    )
    .execute()
}
