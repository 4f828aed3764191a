import type { Kysely, Transaction } from 'kysely'
import type * as people from './people-tables'
import type * as risk from './risk-tables'
import type * as seat from './seat-tables'
import type * as shop from './tables'
import type * as trade from './trade-tables'

export interface Database {
  meta: shop.MetaTable
  sites: shop.SiteTable
  cities: shop.CityTable
  venues: shop.VenueTable
  tours: shop.TourTable
  show_groups: shop.ShowGroupTable
  shows: shop.ShowTable
  show_facts: shop.ShowFactsView
  sessions: shop.SessionTable
  seat_plans: shop.SeatPlanTable
  stocks: shop.StockTable
  seat_sales: seat.SeatSaleTable
  seat_holds: seat.SeatHoldTable
  seats_taken: seat.SeatTakenTable
  seat_changes: seat.SeatChangeTable
  promotions: shop.PromotionTable
  privileges: shop.PrivilegeTable
  goods: shop.GoodsTable
  users: people.UserTable
  verify_codes: people.VerifyCodeTable
  host_accounts: people.HostAccountTable
  used_host_codes: people.UsedHostCodeTable
  refresh_tokens: people.RefreshTokenTable
  certifications: people.CertificationTable
  audiences: people.AudienceTable
  addresses: people.AddressTable
  subscriptions: shop.SubscriptionTable
  coupon_templates: shop.CouponTemplateTable
  coupons: shop.CouponTable
  cart_items: shop.CartItemTable
  short_codes: shop.ShortCodeTable
  orders: trade.OrderTable
  order_items: trade.OrderItemTable
  order_audiences: trade.OrderAudienceTable
  order_events: trade.OrderEventTable
  order_refusals: trade.OrderRefusalTable
  seat_counters: trade.SeatCounterTable
  payments: trade.PaymentTable
  captcha_challenges: risk.CaptchaChallengeTable
  vouchers: trade.VoucherTable
  tickets: trade.TicketTable
}

export type Db = Kysely<Database>
/** A connection in a transaction; what takes it belongs to the caller's unit of work. */
export type Tx = Transaction<Database>
