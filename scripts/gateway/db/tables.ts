import type { Words } from './words'

/*
 * The rows as the database gives them: int8 comes as a number (epoch ms and fen stay far below 2^53), jsonb as values.
 * JSON columns are written as text (`json()` in json.ts), so that both drivers send the same.
 */

export interface MetaTable {
  key: string
  value: string
}

export interface SiteTable {
  site_id: string
  bs_city_id: string
  city_id: string
  province_id: string
  name: Words
  status: string
  lat: number
  lng: number
  sort: number
}

export interface CityTable {
  city_id: string
  site_id: string | null
  name: Words
}

export interface VenueTable {
  venue_id: string
  city_id: string
  name: Words
  address: Words
  lat: number
  lng: number
  image_url: string
  sort: number
}

export interface TourTable {
  tour_id: string
  name: Words
  description: Words
  poster_url: string
  poster_color: string
  sort: number
}

export interface ShowGroupTable {
  show_group_id: string
  name: Words
  description: Words
  venue_id: string
  poster_url: string
  poster_color: string
}

interface Performer {
  role: Words
  name: Words
}
interface ShowTagRow {
  type: string
  title: Words
}
export type DescriptionRow =
  { type: 'HEADING' | 'PARAGRAPH'; text: Words } | { type: 'IMAGE'; imageUrl: string; alt: Words }

/** `state`: LISTED, or what the merchant says whatever the stock: DISABLED, PENDING, LACK_OF_TICKET, CANCELED, DELAY. */
export interface ShowTable {
  show_id: string
  category: string
  venue_id: string
  tour_id: string | null
  show_group_id: string | null
  name: Words
  advertise: Words
  performers: Performer[]
  description: DescriptionRow[]
  tags: ShowTagRow[]
  notes: string[]
  alert: Words | null
  button: Words | null
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
  search_text: string
}

export interface ShowFactsView {
  show_id: string
  min_price: number | null
  max_price: number | null
  first_time: number | null
  last_time: number | null
  remaining: number
  session_count: number
}

/** `state`: LISTED, CANCELED or DELAY. */
export interface SessionTable {
  session_id: string
  show_id: string
  show_time: number
  permanent: boolean
  state: string
  sort: number
}

export interface SeatPlanTable {
  seat_plan_id: string
  session_id: string
  name: Words
  description: Words
  price: number
  sale_price: number | null
  color: string
  unit_qty: number
  entrance: Words
  wait_list: boolean
  numbered: boolean
  /** Years; null without a bound. */
  min_age: number | null
  max_age: number | null
  sort: number
}

/** A right to buy a show before its public sale, from `opens_at` on (null: at any time). */
export interface PrivilegeTable {
  privilege_id: string
  show_id: string
  min_level: number
  opens_at: number | null
}

/** Units (not tickets) of a seat plan. */
export interface StockTable {
  seat_plan_id: string
  total: number
  remaining: number
}

/** FULL: from `threshold` fen take off `value` fen; PER: the same for each whole threshold; DISCOUNT: from `threshold` tickets pay `value` per cent. */
export interface PromotionTable {
  promotion_id: string
  show_id: string
  category: 'FULL' | 'PER' | 'DISCOUNT'
  title: Words
  description: Words
  threshold: number
  value: number
  sort: number
}

export interface GoodsTable {
  spu_id: string
  name: Words
  poster_url: string
  price: number
  market_price: number | null
  stock: number
  sort: number
}

export interface SubscriptionTable {
  user_id: string
  show_id: string
  target_id: string
  kind: string
  created_at: number
}

/** CASH and REDUCTION take `amount` fen off from `threshold` fen on; DISCOUNT leaves `amount` per cent to pay. */
export interface CouponTemplateTable {
  template_id: string
  title: Words
  coupon_type: string
  threshold: number
  amount: number
  category: string | null
  show_id: string | null
  scope_rank: number
}

export interface CouponTable {
  coupon_id: string
  template_id: string
  user_id: string
  start_time: number
  expire_time: number
  used_order_id: string | null
  used_at: number | null
}

export interface CartItemTable {
  user_id: string
  spu_id: string
  quantity: number
}

/** `user_id`: who made it; null for the merchant's own. */
export interface ShortCodeTable {
  code: string
  user_id: string | null
  page: string
  params: Record<string, string>
  content_key: string
  created_at: number
  expires_at: number
}
