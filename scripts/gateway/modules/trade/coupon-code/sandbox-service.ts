import type { Gateway } from '../../../core/context'
import type { Db } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import type { LocalizedText } from '../../../core/localized-text'
import { hashOfCode, makeCodes } from './code-service'
import demo from './data/codes.json'

/** Possible contents of a new code: a kind of coupon or a package. */
interface CodeSource {
  id: string
  title: LocalizedText
}

/** Returns the kinds of coupons and the packages. */
export const codeSources = async (db: Db): Promise<CodeSource[]> => {
  const packages = await db.selectFrom('coupon_packages').selectAll().orderBy('package_id').execute()
  const kinds = await db.selectFrom('coupon_templates').selectAll().orderBy('template_id').execute()
  return [
    ...packages.map(({ package_id: id, title }) => ({ id, title })),
    ...kinds.map(({ template_id: id, title }) => ({ id, title })),
  ]
}

/** Creates codes for a kind of coupon or a package, and returns them. Throws `Refusal` notFound for another id. */
export const makeCodesOf = async (gateway: Gateway, id: string, count: number): Promise<string[]> => {
  const { db } = gateway
  const pack = await db
    .selectFrom('coupon_packages')
    .where('package_id', '=', id)
    .select('package_id')
    .executeTakeFirst()
  const kind = await db
    .selectFrom('coupon_templates')
    .where('template_id', '=', id)
    .select('template_id')
    .executeTakeFirst()
  if (!pack && !kind) throw new Refusal('notFound')
  return makeCodes(gateway, { package_id: pack ? id : null, template_id: pack ? null : id }, count)
}

/**
 * Returns the demo codes with their states. Codes that were created later are missing, because only their hashes are
 * stored.
 */
export const demoCodes = async ({ db, clock, couponCodeKey }: Gateway) => {
  const now = clock.now()
  const rows = await db.selectFrom('coupon_codes').selectAll().execute()
  return demo.flatMap(({ code, ...source }) => {
    const row = rows.find(({ code_hash: hash }) => hash === hashOfCode(couponCodeKey, code))
    if (!row) return []
    const isEarly = row.valid_from !== null && now < row.valid_from
    const isLate = row.valid_to !== null && now >= row.valid_to
    const state = row.used_at !== null ? 'USED' : isEarly ? 'NOT_YET' : isLate ? 'OVER' : 'UNUSED'
    return [{ code, of: source.package ?? source.template ?? '', state }]
  })
}
