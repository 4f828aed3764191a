import type { Db } from '../../core/database/database'

/** Kinds of components that hold coupons. */
const COUPONS = ['COUPON_LIST', 'COUPON_WINDOW']

const receivedTemplates = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('coupons')
    .select('template_id')
    .distinct()
    .where('user_id', '=', userId)
    .orderBy('template_id')
    .execute()
  return rows.map(({ template_id }) => template_id)
}

/** What components are for a buyer (contract: api/user-component); those that are the same for everyone are left out. */
export const userComponentsOf = async (
  db: Db,
  userId: string,
  components: readonly { componentId: string; componentType: string }[],
) => {
  const asked = components.filter(({ componentType }) => COUPONS.includes(componentType))
  if (asked.length === 0) return []
  const couponTemplateIds = await receivedTemplates(db, userId)
  return asked.map(({ componentId }) => ({ componentId, couponTemplateIds }))
}
