import type { Row } from '../../../core/database/database'
import { maskPhone } from '../../../../../src/domain/identity/mask'
import { type givenTickets, giverName, type OpenGift } from './gift-service'
import { namingDeadline } from '../../../../../src/domain/ticket/real-name'
import { hasStub } from '../../../../../src/domain/ticket/ticket-stub'
import { showChangeOf } from '../../../../../src/domain/refund/rule'
import { sessionName } from '../../catalogue/show/date-service'
import type { Language, LocalizedText } from '../../../core/localized-text'
import { isPaper, type VoucherRow } from './repository'
import { shownState, ticketStateAt, voucherStateAt } from './state-service'
import { doorNotes, notesIn } from '../../catalogue/show/note-service'
import { serializeVisit } from './visit-service'
import { merchantLimits } from '../../base/shop/limits-service'

/** Serializes a voucher in a list (contract: api/voucher VoucherBrief). */
export const serializeVoucher = (voucher: VoucherRow, lang: Language, now: number) => ({
  voucherId: voucher.voucher_id,
  ...serializeVisit(voucher, lang),
  orderId: voucher.order_id ?? '',
  sessionId: voucher.session_id,
  sessionName: sessionName(lang, voucher.show_time, voucher.utc_offset, voucher.permanent),
  siteId: voucher.site_id ?? '',
  qty: voucher.state === 'GIVEN' ? voucher.given : voucher.qty,
  state: shownState(voucherStateAt(voucher.state, voucher, now), voucher.ended_by),
  giving: voucher.giving_until.filter((until) => until > now).length,
  given: voucher.given,
  listed: voucher.listed,
  paperSent: voucher.paper_sent,
  receivedFrom: voucher.giver ? giverName(voucher.giver, lang) : '',
  showChange: showChangeOf(voucher.show_state, voucher.session_state) ?? 'NONE',
  codeFrom: voucher.code_from,
  seats: voucher.seats.map((seat) => seat[lang]).filter(Boolean),
  tiers: voucher.tiers.map((tier) => tier[lang]),
  needsNames: voucher.needs_names,
  namesMissing: voucher.names_missing,
  namesUntil: voucher.needs_names ? namingDeadline(voucher.show_time, voucher.permanent, merchantLimits) : null,
})

/** Serializes a site under which a buyer has vouchers (contract: api/voucher VoucherSite). */
export const serializeVoucherSite = (
  { site, coming, past }: { site: Pick<Row<'sites'>, 'site_id' | 'name'>; coming: number; past: number },
  lang: Language,
) => ({ siteId: site.site_id, siteName: site.name[lang], coming, past })

/** Returns true if this ticket of the voucher is shown as a ticket stub at `now`. */
const leavesStub = (row: Pick<Row<'tickets'>, 'state'>, voucher: VoucherRow, now: number): boolean =>
  hasStub({ state: ticketStateAt(row.state, voucher, now), cancelled: voucher.cancelled })

type TicketRow = Row<'tickets'> & { name: LocalizedText; tier_entrance: LocalizedText }
type GivenRow = Awaited<ReturnType<typeof givenTickets>>[number]

/** Returns true if a note is about another form of ticket than the voucher has, such as e-tickets or pick-up. */
const isOtherForm = (note: string, voucher: VoucherRow): boolean =>
  note === (isPaper(voucher) ? 'eTicket' : 'selfTake') || (note === 'selfTake' && voucher.paper_sent)

interface DetailRows {
  voucher: VoucherRow
  tickets: readonly TicketRow[]
  /** Open gifts by ticket. */
  gifts: ReadonlyMap<string, OpenGift>
  given: readonly GivenRow[]
  /** An unpaid rebooking: its order, and the tickets that it would replace. Null without a rebooking. */
  rebooking: { orderId: string; ticketIds: ReadonlySet<string> } | null
}

type PlaceRow = Pick<TicketRow, 'ticket_id' | 'name' | 'seat_desc' | 'entrance' | 'tier_entrance'>

const placeOf = (row: PlaceRow, lang: Language) => ({
  ticketId: row.ticket_id,
  seatPlanName: row.name[lang],
  seatDesc: row.seat_desc[lang],
  entrance: (row.entrance ?? row.tier_entrance)[lang],
})

const giftOf = ({ transfer_id, cellphone }: Pick<OpenGift, 'transfer_id' | 'cellphone'>, until: number | null) => ({
  transferId: transfer_id,
  to: maskPhone(cellphone),
  until,
})

/** Serializes a voucher's detail. Transferred tickets come last (contract: api/voucher VoucherDetail). */
export const serializeVoucherDetail = (
  { voucher, tickets, gifts, given, rebooking }: DetailRows,
  lang: Language,
  now: number,
) => ({
  ...serializeVoucher(voucher, lang, now),
  showDuration: voucher.duration,
  venueAddress: voucher.venue_address[lang],
  venueLat: voucher.lat,
  venueLng: voucher.lng,
  tickets: [
    ...tickets.map((row) => {
      const gift = gifts.get(row.ticket_id)
      return {
        ...placeOf(row, lang),
        number: row.sort + 1,
        audienceName: row.audience_name,
        state: shownState(ticketStateAt(row.state, voucher, now, gift !== undefined), row.ended_by),
        gift: gift ? giftOf(gift, gift.expires_at) : null,
        rebooking: rebooking?.ticketIds.has(row.ticket_id) ?? false,
        holderOnly: row.holder_only,
      }
    }),
    ...given.map((row) => ({
      ...placeOf(row, lang),
      number: 0,
      audienceName: '',
      state: 'GIVEN',
      gift: giftOf(row, null),
      rebooking: false,
      holderOnly: false,
    })),
  ],
  giftForbidden: voucher.gift_forbidden,
  needFaceAuth: voucher.need_face_auth,
  ticketForm: isPaper(voucher) ? 'PAPER' : 'E_TICKET',
  pickupCode: voucherStateAt(voucher.state, voucher, now) === 'VALID' ? (voucher.pickup_code ?? '') : '',
  barCode: voucher.bar_code,
  pendingOrderId: rebooking?.orderId ?? '',
  venueId: voucher.venue_id,
  hasReturns: voucher.has_returns,
  hasStub: tickets.some((row) => leavesStub(row, voucher, now)),
  notes: notesIn({ ...voucher, notes: doorNotes(voucher.notes).filter((note) => !isOtherForm(note, voucher)) }, lang),
})

/** Serializes a past visit in the list of ticket stubs (contract: api/ticket-stub TicketStubBrief). */
export const serializeStub = (voucher: VoucherRow & { stubs: number }, lang: Language) => ({
  voucherId: voucher.voucher_id,
  ...serializeVisit(voucher, lang),
  qty: voucher.stubs,
})

/** Serializes a past visit with its ticket stubs, without codes and tiers (contract: api/ticket-stub TicketStub). */
export const serializeStubDetail = (
  voucher: VoucherRow,
  tickets: readonly TicketRow[],
  lang: Language,
  now: number,
) => {
  const stubs = tickets.filter((row) => leavesStub(row, voucher, now))
  return {
    ...serializeStub({ ...voucher, stubs: stubs.length }, lang),
    tickets: stubs.map((row) => ({
      ticketId: row.ticket_id,
      seatDesc: row.seat_desc[lang],
      audienceName: row.audience_name,
    })),
  }
}
