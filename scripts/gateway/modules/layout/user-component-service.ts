import type { Db } from '../../core/database/database'

/** Kinds of components that hold coupons, and the one of sales to come. */
const COUPONS = ['COUPON_LIST', 'COUPON_WINDOW']
const REMINDERS = 'SUBSCRIPTION'

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

const remindedShows = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('subscriptions')
    .select('show_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('kind', '=', 'SALE_REMIND')
    .orderBy('show_id')
    .execute()
  return rows.map(({ show_id }) => show_id)
}

/** What components are for a buyer (contract: api/user-component); those that are the same for everyone are left out. */
export const userComponentsOf = async (
  db: Db,
  userId: string,
  components: readonly { componentId: string; componentType: string }[],
) => {
  const kinds = new Set(components.map(({ componentType }) => componentType))
  const couponTemplateIds = COUPONS.some((kind) => kinds.has(kind)) ? await receivedTemplates(db, userId) : []
  const showIds = kinds.has(REMINDERS) ? await remindedShows(db, userId) : []
  return components
    .filter(({ componentType }) => componentType === REMINDERS || COUPONS.includes(componentType))
    .map(({ componentId, componentType }) => ({
      componentId,
      couponTemplateIds: componentType === REMINDERS ? [] : couponTemplateIds,
      showIds: componentType === REMINDERS ? showIds : [],
    }))
}
