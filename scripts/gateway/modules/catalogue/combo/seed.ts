import type { ComboStep } from '../../../../../src/domain/combo/combo'
import type { Row, Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import type { LocalizedText } from '../../../core/localized-text'
import { mediaAddress } from '../../../core/media/files'
import { DAY, localMidnight } from '../../../core/seed/relative-time'
import { holdCapacities } from '../capacity/service'
import combos from './data/combos.json'
import { COMBO_CAPACITY } from './items-service'
import { insertCombo } from './store-service'
import type { TierGroup } from './tables'

/** A combo in the data file. Days are relative to the day of the seed. */
interface ComboSource {
  id: string
  merchant: string
  type: string
  method: string
  seats: string
  title: LocalizedText
  description: LocalizedText
  picture: string
  starts: number
  ends: number
  perBuyer?: number
  total?: number
  /** Number of sets that other buyers have. */
  others?: number
  /** Basis points. */
  refundFee: number
  /** Numbers of shows with their values: fen or basis points, or one price for each group. */
  steps: { count: number; value: number; group?: string }[]
  /** Groups of tiers by their position in a session. */
  groups?: { id: string; name: LocalizedText; tier: number }[]
  parts: { shows: string[]; sessions?: string[]; least?: number; most?: number; quantity?: number }[]
}

const groupsOf = async (tx: Tx, { groups = [], parts }: ComboSource): Promise<TierGroup[]> => {
  const sessions = await listRows(tx, 'sessions', { show_id: ['', ...parts.flatMap(({ shows }) => shows)] })
  const plans = await listRows(tx, 'seat_plans', { session_id: ['', ...sessions.map((each) => each.session_id)] })
  return groups.map(({ id: groupId, name, tier }) => ({
    ...{ groupId, name },
    seatPlanIds: plans.filter(({ sort }) => sort === tier).map((plan) => plan.seat_plan_id),
  }))
}

/** Writes the merchant's combos: each kind and each method. */
export const seedCombos = async (tx: Tx, now: number): Promise<void> => {
  const midnight = localMidnight(now)
  for (const [sort, source] of (combos as ComboSource[]).entries()) {
    const steps = source.steps.map(({ count, value, group = '' }): ComboStep => ({ count, value, groupId: group }))
    const row: Row<'combos'> = {
      ...{ promotion_id: source.id, merchant_id: source.merchant, sort },
      activity_type: source.type as Row<'combos'>['activity_type'],
      promotion_method: source.method as Row<'combos'>['promotion_method'],
      seat_pick_type: source.seats as Row<'combos'>['seat_pick_type'],
      ...{ title: source.title, description: source.description, picture_url: mediaAddress(source.picture) },
      ...{ sale_time: midnight + source.starts * DAY, sale_end: midnight + source.ends * DAY },
      ...{ per_buyer: source.perBuyer ?? null, refund_fee_rate: source.refundFee },
      rule: { steps, groups: await groupsOf(tx, source) },
    }
    const parts = source.parts.map(({ shows, sessions = null, least = 1, most = 1, quantity = 1 }, at) => ({
      ...{ part_id: `${source.id}-${at + 1}`, show_ids: shows, session_ids: sessions, seat_plan_ids: null },
      ...{ least, most, quantity },
    }))
    await insertCombo(tx, { row, parts, total: source.total ?? null }, now)
    const units = { kind: COMBO_CAPACITY, ownerId: source.id, quantity: source.others ?? 0 }
    if (units.quantity > 0) await holdCapacities(tx, { holderKind: 'OTHERS', holderId: source.id }, [units], null)
  }
}
