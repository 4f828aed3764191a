import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { secretKey } from '../../../core/keys'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import { DAY } from '../../../core/seed/relative-time'
import { codeRow } from './code-service'
import codes from './data/codes.json'
import packages from './data/packages.json'

/**
 * A demo code in the data file, with times in days relative to the seed. The demo member has exchanged the codes that
 * are marked as used.
 */
interface Source {
  code: string
  template?: string
  package?: string
  used?: boolean
  days?: [number, number]
}
const sources = codes as Source[]

export const seedCouponPackages = async (tx: Tx): Promise<void> => {
  const rows = packages.map(({ id, title, templates, price, pointPrice, stock, perPerson }) => ({
    ...{ package_id: id, title: json(title), template_ids: json(templates) },
    ...{ price: price ?? null, stock: stock ?? null, per_person: perPerson ?? null },
    point_price: pointPrice ?? null,
  }))
  await tx.insertInto('coupon_packages').values(rows).execute()
}

/** Writes codes for manual tests, one in each state. The coupons of a used code belong to the demo member. */
export const seedCouponCodes = async (tx: Tx, now: number): Promise<void> => {
  const key = await secretKey(tx, 'coupon_code_key')
  for (const { code, template = null, package: packageId = null, used, days } of sources) {
    const [from, to] = days?.map((day) => now + day * DAY) ?? [null, null]
    const row = codeRow(key, code, { template_id: template, package_id: packageId, valid_from: from, valid_to: to })
    const kinds = packages.find(({ id }) => id === packageId)?.templates ?? []
    const couponIds = used ? kinds.map((kind) => `C${kind}${DEMO_MEMBER}`) : []
    const usedBy = used ? { user_id: DEMO_MEMBER, used_at: now, coupon_ids: json(couponIds) } : {}
    await tx
      .insertInto('coupon_codes')
      .values({ ...row, ...usedBy })
      .execute()
    if (used)
      await tx.updateTable('coupons').set({ package_id: packageId }).where('coupon_id', 'in', couponIds).execute()
  }
}
