import type { Db } from '../../../core/database/database'
import { subscriptionsOf } from '../../base/message/subscription-service'

/** Kinds of layout components that contain coupons, and the kind that contains future sales. */
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

/** Returns a buyer's reminders of whole shows. Reminders of single sessions are on the show's page. */
const remindersOf = async (db: Db, userId: string) =>
  (await subscriptionsOf(db, userId, { occasions: ['SALE_REMIND'] }))
    .filter((row) => row.target_id === row.show_id)
    .map((row) => ({ showId: row.show_id, remindType: row.channel }))

/**
 * Returns the buyer's data for layout components (contract: api/user-component). Leaves out components without such
 * data.
 */
export const userComponentsOf = async (
  db: Db,
  userId: string,
  components: readonly { componentId: string; componentType: string }[],
) => {
  const kinds = new Set(components.map(({ componentType }) => componentType))
  const couponTemplateIds = COUPONS.some((kind) => kinds.has(kind)) ? await receivedTemplates(db, userId) : []
  const reminders = kinds.has(REMINDERS) ? await remindersOf(db, userId) : []
  return components
    .filter(({ componentType }) => componentType === REMINDERS || COUPONS.includes(componentType))
    .map(({ componentId, componentType }) => ({
      componentId,
      couponTemplateIds: componentType === REMINDERS ? [] : couponTemplateIds,
      reminders: componentType === REMINDERS ? reminders : [],
    }))
}
