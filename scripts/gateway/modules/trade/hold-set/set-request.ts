import type { Language } from '../../../core/localized-text'
import type { ComboItem } from '../../catalogue/combo/items-service'

/** A request to hold the items of a combo. */
export interface SetRequest {
  promotionId: string
  items: readonly ComboItem[]
  idempotencyKey: string
}

export interface Buyer {
  userId: string
  lang: Language
  now: number
}
