import type { Kysely, Transaction } from 'kysely'
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
  promotions: shop.PromotionTable
  goods: shop.GoodsTable
  users: shop.UserTable
  verify_codes: shop.VerifyCodeTable
  host_accounts: shop.HostAccountTable
  used_host_codes: shop.UsedHostCodeTable
  refresh_tokens: shop.RefreshTokenTable
  certifications: shop.CertificationTable
  audiences: shop.AudienceTable
  addresses: shop.AddressTable
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
  vouchers: trade.VoucherTable
  tickets: trade.TicketTable
}

export type Db = Kysely<Database>
/** A connection in a transaction; what takes it belongs to the caller's unit of work. */
export type Tx = Transaction<Database>
