import type { Tx } from '../../../core/database/database'
import { newId } from '../../../core/ids'

/** Writes the uses of the seeded coupons that were verified at a counter. */
export const seedVerifications = async (tx: Tx): Promise<void> => {
  const coupons = await tx
    .selectFrom('coupons')
    .select(['coupon_id', 'rules', 'verified_at as at'])
    .where('verified_at', 'is not', null)
    .execute()
  const uses = coupons.flatMap(({ coupon_id, rules, at }) =>
    Array.from({ length: rules.qty }, (_, index) => ({
      ...{ coupon_id, number: index + 1, code_id: newId('V'), code_until: at ?? 0, at, counter: '1' },
    })),
  )
  await tx.insertInto('coupon_verifications').values(uses).execute()
}
