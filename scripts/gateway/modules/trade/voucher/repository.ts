import { sql } from 'kysely'
import { givenCount, type Giver } from './gift-service'
import type { Db, Row } from '../../../core/database/database'
import type { RefundRule } from '../../../../../src/domain/refund/rule'
import type { ResaleRule } from '../../../../../src/domain/resale/rule'
import { refundRuleOfOrder } from '../../catalogue/privilege/rule-service'
import type { LocalizedText } from '../../../core/localized-text'

/**
 * SQL expression: true if the paper tickets of the voucher `u` were sent. Such tickets are issued when the parcel has
 * been delivered.
 */
export const paperSent = sql<boolean>`exists (select from orders y
  where y.order_id = u.order_id and y.deliver_method = 'EXPRESS')`

/** A voucher with its show and session. */
export type VoucherRow = Row<'vouchers'> & {
  show_name: LocalizedText
  poster_url: string
  poster_color: string
  utc_offset: number
  duration: number | null
  need_face_auth: boolean
  static_code: boolean
  /** True if the venue's scanners only accept bar codes. */
  bar_code: boolean
  gift_forbidden: boolean
  notes: string[]
  refund_rule: RefundRule
  resale_rule: ResaleRule | null
  service_fee: number
  show_time: number
  permanent: boolean
  /** True if the show or the session was canceled. */
  cancelled: boolean
  venue_id: string
  show_state: string
  session_state: string
  venue_name: LocalizedText
  venue_address: LocalizedText
  lat: number
  lng: number
  city_name: LocalizedText
  site_id: string | null
  /** True if the voucher's paper tickets were sent to the buyer. */
  paper_sent: boolean
  /** Number of tickets that were not returned, or of all tickets if the whole voucher was returned. */
  qty: number
  /** Reason why all tickets ended. Null if a ticket has not ended, or if the reasons differ. */
  ended_by: string | null
  /** True if the show requires attendee names. */
  needs_names: boolean
  /** True if the voucher's tickets are or were listed for resale. */
  has_returns: boolean
  /** Number of tickets that are currently listed for resale. */
  listed: number
  /** Number of valid tickets without an attendee name. 0 if the show requires no names. */
  names_missing: number
  /** Seats of the valid tickets. */
  seats: LocalizedText[]
  /** Distinct tiers of the tickets that `qty` counts. */
  tiers: LocalizedText[]
  /** Expiry times of gifts that contain tickets of the voucher, one for each ticket. Some may be in the past. */
  giving_until: number[]
  /** Number of transferred tickets. */
  given: number
  /** Giver of the tickets, or null for bought tickets. */
  giver: Giver | null
}

/**
 * SQL expression: site under which tickets in a city `c` are listed. It is the city's own site, or else a site that
 * includes the city. In show lists, a city can belong to both sites.
 */
export const siteOfCity = sql<string | null>`coalesce((select t.site_id from sites t where t.city_id = c.city_id
  order by t.sort limit 1), c.site_id)`

/** Selects one buyer's vouchers with show, session and venue. The caller filters and sorts. */
export const voucherQuery = (db: Db, userId: string) =>
  db
    .selectFrom('vouchers as u')
    .innerJoin('shows as s', 's.show_id', 'u.show_id')
    .innerJoin('sessions as n', 'n.session_id', 'u.session_id')
    .innerJoin('venues as v', 'v.venue_id', 's.venue_id')
    .innerJoin('cities as c', 'c.city_id', 'v.city_id')
    .selectAll('u')
    .select([
      's.name as show_name',
      's.poster_url',
      's.poster_color',
      's.utc_offset',
      's.duration',
      's.notes',
      's.resale_rule',
      's.service_fee',
      's.need_face_auth',
      's.static_code',
      's.bar_code',
      's.gift_forbidden',
      'n.show_time',
      'n.permanent',
    ])
    .select([
      'v.venue_id',
      'v.name as venue_name',
      'v.address as venue_address',
      'v.lat',
      'v.lng',
      'c.name as city_name',
    ])
    .select(['s.state as show_state', 'n.state as session_state'])
    .select(refundRuleOfOrder('u.order_id').as('refund_rule'))
    .select(siteOfCity.as('site_id'))
    .select(paperSent.as('paper_sent'))
    .select(sql<boolean>`(s.state = 'CANCELED' or n.state = 'CANCELED')`.as('cancelled'))
    .select(
      sql<number>`(select count(*)::int from tickets t where t.voucher_id = u.voucher_id
      and (t.state <> 'REFUNDED' or u.state = 'REFUNDED'))`.as('qty'),
    )
    .select(sql<boolean>`exists (select from resales r where r.order_id = u.order_id)`.as('has_returns'))
    .select(
      sql<number>`(select coalesce(sum(jsonb_array_length(r.ticket_ids)), 0)::int from resales r
        where r.voucher_id = u.voucher_id and r.closed_at is null)`.as('listed'),
    )
    .select(
      sql<string | null>`(select case when count(*) = count(t.ended_by) and min(t.ended_by) = max(t.ended_by)
        then min(t.ended_by) end from tickets t where t.voucher_id = u.voucher_id)`.as('ended_by'),
    )
    .select(sql<boolean>`s.audience_mode <> 'NONE'`.as('needs_names'))
    .select(
      sql<number>`(select count(*)::int from tickets t where t.voucher_id = u.voucher_id
        and t.state = 'VALID' and t.audience_name = '' and s.audience_mode <> 'NONE')`.as('names_missing'),
    )
    .select(
      sql<LocalizedText[]>`coalesce((select json_agg(t.seat_desc order by t.sort) from tickets t
        where t.voucher_id = u.voucher_id and t.state = 'VALID'), '[]')`.as('seats'),
    )
    .select(
      sql<LocalizedText[]>`coalesce((select json_agg(p.name order by p.sort) from seat_plans p
        where p.seat_plan_id in (select t.seat_plan_id from tickets t where t.voucher_id = u.voucher_id
          and (t.state <> 'REFUNDED' or u.state = 'REFUNDED'))), '[]')`.as('tiers'),
    )
    .select(
      sql<number[]>`coalesce((select json_agg(g.expires_at) from transfer_tickets x
        join transfers g on g.transfer_id = x.transfer_id where x.open and g.voucher_id = u.voucher_id), '[]')`.as(
        'giving_until',
      ),
    )
    .select(givenCount.as('given'))
    .select(
      sql<
        VoucherRow['giver']
      >`(select json_build_object('nickname', w.nickname, 'cellphone', w.cellphone, 'email', w.email)
        from transfers g join users w on w.user_id = g.giver_id where g.recipient_voucher_id = u.voucher_id)`.as(
        'giver',
      ),
    )
    .where('u.user_id', '=', userId)

/** Returns true if the codes of a voucher are printed on paper tickets, which were sent or can be collected. */
export const isPaper = ({ pickup_code, paper_sent }: Pick<VoucherRow, 'pickup_code' | 'paper_sent'>): boolean =>
  paper_sent || pickup_code !== null

/** Returns one of a buyer's vouchers, or undefined. */
export const findVoucher = (db: Db, userId: string, voucherId: string): Promise<VoucherRow | undefined> =>
  voucherQuery(db, userId).where('u.voucher_id', '=', voucherId).executeTakeFirst()
