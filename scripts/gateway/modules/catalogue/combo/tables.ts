import type { ActivityType, ComboStep, PromotionMethod, SeatPickType } from '../../../../../src/domain/combo/combo'
import type { LocalizedText } from '../../../core/localized-text'

/** Tiers of several sessions that have a common price for a set. */
export interface TierGroup {
  groupId: string
  name: LocalizedText
  seatPlanIds: string[]
}

/** The price table of a combo. It has groups only if the method is PRICE. */
interface StoredRule {
  steps: ComboStep[]
  groups: TierGroup[]
}

declare module '../../../core/database/database' {
  interface Narrowed {
    combos: {
      activity_type: ActivityType
      promotion_method: PromotionMethod
      seat_pick_type: SeatPickType
      title: LocalizedText
      description: LocalizedText
      rule: StoredRule
    }
    combo_parts: { show_ids: string[]; session_ids: string[] | null; seat_plan_ids: string[] | null }
  }
}
