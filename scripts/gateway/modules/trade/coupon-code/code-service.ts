import { createHmac, randomBytes } from 'node:crypto'
import { cleanAnyCode, couponCode } from '../../../../../src/domain/coupon/code'
import type { Gateway } from '../../../core/context'
import { json } from '../../../core/database/json'
import { newId } from '../../../core/ids'

/** Contents of a coupon code, and its period of validity in epoch ms. */
export interface CodeOf {
  template_id: string | null
  package_id: string | null
  valid_from?: number | null
  valid_to?: number | null
}

/**
 * Returns the hash under which a code is stored. The hash includes the gateway's key, so that codes cannot be found by
 * trying all hashes.
 */
export const hashOfCode = (key: Uint8Array, typed: string): string =>
  createHmac('sha256', key)
    .update(`coupon ${cleanAnyCode(typed) ?? ''}`)
    .digest('base64url')

/** Returns the database row of an unused code. */
export const codeRow = (key: Uint8Array, code: string, { valid_from = null, valid_to = null, ...of }: CodeOf) => ({
  ...{ code_id: newId('K'), code_hash: hashOfCode(key, code), user_id: null, used_at: null },
  ...{ valid_from, valid_to, coupon_ids: json([]), ...of },
})

/** Creates codes and returns them. They cannot be read later, because only their hashes are stored. */
export const makeCodes = async (
  { db, couponCodeKey }: Pick<Gateway, 'db' | 'couponCodeKey'>,
  of: CodeOf,
  count: number,
): Promise<string[]> => {
  const codes = Array.from({ length: count }, () => couponCode(randomBytes(11)))
  await db
    .insertInto('coupon_codes')
    .values(codes.map((code) => codeRow(couponCodeKey, code, of)))
    .execute()
  return codes
}
