import type { SiteTable } from '../place/tables'
import { namingDeadline } from '../../../../src/domain/ticket/real-name'
import { hasStub } from '../../../../src/domain/ticket/ticket-stub'
import { showChangeOf } from '../../../../src/domain/refund/rule'
import { sessionName } from '../show/date-service'
import type { TicketTable } from './tables'
import type { Language, LocalizedText } from '../../core/localized-text'
import type { VoucherRow } from './repository'
import { voucherStateAt } from './state-service'
import { notesIn } from '../show/note-service'

/** What a ticket and its stub both say of the visit. */
const visitOf = (voucher: VoucherRow, lang: Language) => ({
  voucherId: voucher.voucher_id,
  showId: voucher.show_id,
  showName: voucher.show_name[lang],
  posterUrl: voucher.poster_url,
  posterColor: voucher.poster_color,
  showTime: voucher.show_time,
  utcOffset: voucher.utc_offset,
  isPermanent: voucher.permanent,
  venueName: voucher.venue_name[lang],
  cityName: voucher.city_name[lang],
})

/** A voucher in the ticket holder on the wire (contract: api/voucher VoucherBrief). */
export const serializeVoucher = (voucher: VoucherRow, lang: Language, now: number) => ({
  ...visitOf(voucher, lang),
  orderId: voucher.order_id ?? '',
  sessionName: sessionName(lang, voucher.show_time, voucher.utc_offset, voucher.permanent),
  siteId: voucher.site_id ?? '',
  qty: voucher.qty,
  state: voucherStateAt(voucher.state, voucher, now),
  showChange: showChangeOf(voucher.show_state, voucher.session_state) ?? 'NONE',
  codeFrom: voucher.code_from,
  needsNames: voucher.needs_names,
  namesMissing: voucher.names_missing,
  namesUntil: voucher.needs_names ? namingDeadline(voucher.show_time, voucher.permanent) : null,
})

/** A site of a buyer's vouchers on the wire (contract: api/voucher VoucherSite). */
export const serializeVoucherSite = (
  { site, coming, past }: { site: Pick<SiteTable, 'site_id' | 'name'>; coming: number; past: number },
  lang: Language,
) => ({ siteId: site.site_id, siteName: site.name[lang], coming, past })

/** Whether this ticket of the voucher has a stub at `now`. */
const leavesStub = (row: Pick<TicketTable, 'state'>, voucher: VoucherRow, now: number): boolean =>
  hasStub({ state: voucherStateAt(row.state, voucher, now), cancelled: voucher.cancelled })

type TicketRow = TicketTable & { name: LocalizedText; tier_entrance: LocalizedText }

/** A voucher whole on the wire (contract: api/voucher VoucherDetail). */
export const serializeVoucherDetail = (
  voucher: VoucherRow,
  tickets: readonly TicketRow[],
  lang: Language,
  now: number,
) => ({
  ...serializeVoucher(voucher, lang, now),
  venueAddress: voucher.venue_address[lang],
  venueLat: voucher.lat,
  venueLng: voucher.lng,
  tickets: tickets.map((row) => ({
    ticketId: row.ticket_id,
    seatPlanName: row.name[lang],
    seatDesc: row.seat_desc[lang],
    entrance: (row.entrance ?? row.tier_entrance)[lang],
    audienceName: row.audience_name,
    state: voucherStateAt(row.state, voucher, now),
  })),
  needFaceAuth: voucher.need_face_auth,
  hasStub: tickets.some((row) => leavesStub(row, voucher, now)),
  notes: notesIn(voucher, lang),
})

/** A visit among the stubs on the wire (contract: api/ticket-stub TicketStubBrief). */
export const serializeStub = (voucher: VoucherRow & { stubs: number }, lang: Language) => ({
  ...visitOf(voucher, lang),
  qty: voucher.stubs,
})

/** A visit with the tickets that have a stub (contract: api/ticket-stub TicketStub). Codes and tiers stay out. */
export const serializeStubDetail = (
  voucher: VoucherRow,
  tickets: readonly TicketRow[],
  lang: Language,
  now: number,
) => {
  const kept = tickets.filter((row) => leavesStub(row, voucher, now))
  return {
    ...serializeStub({ ...voucher, stubs: kept.length }, lang),
    tickets: kept.map((row) => ({
      ticketId: row.ticket_id,
      seatDesc: row.seat_desc[lang],
      audienceName: row.audience_name,
    })),
  }
}
