import type { RebookRule } from '../../../../src/domain/rebook/rule'
import type { ReturnRule } from '../../../../src/domain/ticket-return/rule'
import type { RefundRule } from '../../../../src/domain/refund/rule'
import type { LocalizedText } from '../../core/localized-text'

export interface TourTable {
  tour_id: string
  name: LocalizedText
  description: LocalizedText
  poster_url: string
  poster_color: string
  sort: number
}

export interface ShowGroupTable {
  show_group_id: string
  name: LocalizedText
  description: LocalizedText
  venue_id: string
  address_type: 'VENUE' | 'PLACE'
  poster_url: string
  poster_color: string
}

interface Performer {
  role: LocalizedText
  name: LocalizedText
}

interface ShowTagRow {
  type: string
  title: LocalizedText
}

export type DescriptionRow =
  | { type: 'HEADING' | 'PARAGRAPH'; text: LocalizedText }
  | { type: 'RICH_TEXT'; html: LocalizedText }
  | { type: 'IMAGE'; imageUrl: string; alt: LocalizedText }

/**
 * `state`: LISTED, or the merchant's setting regardless of stock: DISABLED, PENDING, LACK_OF_TICKET, CANCELED, DELAY.
 */
export interface ShowTable {
  show_id: string
  category: string
  venue_id: string
  tour_id: string | null
  show_group_id: string | null
  name: LocalizedText
  advertise: LocalizedText
  performers: Performer[]
  description: DescriptionRow[]
  tags: ShowTagRow[]
  notes: string[]
  alert: LocalizedText | null
  button: LocalizedText | null
  poster_url: string
  poster_color: string
  state: string
  sale_time: number | null
  listed_at: number
  utc_offset: number
  duration: number | null
  custom_price: number | null
  is_free: boolean
  discount: number | null
  seat_pick_type: string
  wait_list: boolean
  hot_mode: boolean
  audience_mode: string
  /** Its tickets are named after the purchase (modules/real-name). */
  names_later: boolean
  id_types: string[]
  min_age: number | null
  max_age: number | null
  deliver_methods: string[]
  delivery_fee: number
  code_lead: number | null
  order_limit: number | null
  /** When orders must show a person, epoch ms; both null for never. */
  captcha_from: number | null
  captcha_until: number | null
  popularity: number
  selected: boolean
  sensitive: boolean
  /** When the last ticket is sold, epoch ms; null for up to the start. */
  sale_until: number | null
  /** Where it is sold, where that is not here. */
  jump_url: string | null
  /** Sold to the holders of this tag only (modules/privilege). */
  white_tag: string | null
  /** Buyers are warned of others who sell its tickets. */
  fraud_warning: boolean
  /** Codes of its tickets are for buyers who have passed the face check (modules/certification). */
  need_face_auth: boolean
  /** One code a ticket that stays; otherwise codes change (domain/ticket/gate-code). */
  static_code: boolean
  /** Its venue's readers take bar codes only. */
  bar_code: boolean
  /** Nobody may give its tickets to somebody else. */
  gift_forbidden: boolean
  /** Until when tickets come back, and for which fee. */
  /** Fen a ticket. */
  service_fee: number
  refund_rule: RefundRule
  /** Until when tickets may be rebooked; null for never. */
  rebook_rule: RebookRule | null
  /** For which fee and until when tickets may be offered to the waitlist; null for never. */
  return_rule: ReturnRule | null
  search_text: string
}

export interface ShowFactsView {
  show_id: string
  min_price: number | null
  max_price: number | null
  first_time: number | null
  last_time: number | null
  remaining: number
}

/** FULL: from `threshold` fen take off `value` fen; PER: the same for each whole threshold; DISCOUNT: from `threshold` tickets pay `value` per cent. */
export interface PromotionTable {
  promotion_id: string
  show_id: string
  category: 'FULL' | 'PER' | 'DISCOUNT'
  title: LocalizedText
  description: LocalizedText
  threshold: number
  value: number
  /** For buyers who come by this sales channel; null for everybody. */
  channel_id: string | null
  sort: number
}

declare module '../../core/database/database' {
  interface Database {
    tours: TourTable
    show_groups: ShowGroupTable
    shows: ShowTable
    show_facts: ShowFactsView
    promotions: PromotionTable
  }
}
