import * as v from 'valibot'
import { TICKET_FORMS } from '@/domain/order/ticket-form'
import { SHOW_CHANGES, type ShowChange } from '@/domain/refund/rule'
import { get, post } from '@/request/call'
import { visit } from './visit'
import * as w from './wire'

/**
 * `GIVING` is a ticket of an open gift, `GIVEN` one that somebody has accepted, `REBOOKED` one that another took the place of, `SOLD` one
 * that somebody of the waitlist has bought; or a voucher whose tickets all are.
 */
export const VOUCHER_STATES = ['VALID', 'USED', 'EXPIRED', 'REFUNDED', 'REBOOKED', 'SOLD', 'GIVING', 'GIVEN'] as const

/** Wallets of phones that take a pass. */
export const WALLETS = ['APPLE', 'GOOGLE'] as const

const brief = {
  voucherId: v.pipe(v.string(), v.nonEmpty()),
  /** '' for tickets that were not bought here. */
  orderId: w.text(),
  ...visit,
  sessionId: w.optional(w.text()),
  sessionName: w.text(),
  /** The city site that it counts to (shell §3); '' where the merchant has none there. */
  siteId: w.optional(w.text()),
  /** Tickets under this voucher. */
  qty: w.number(1),
  state: w.oneOf(VOUCHER_STATES, 'VALID'),
  /** What became of the show or its session: either is refunded without a fee. */
  showChange: w.optional(w.oneOf(['NONE', ...SHOW_CHANGES], 'NONE')),
  /** Epoch ms from which the code is shown; null from the start. */
  codeFrom: w.momentOrNull,
  /** Seats of the valid tickets; none where seats are free. Ours. */
  seats: w.optional(w.list(w.text())),
  /** Tiers of its tickets, each once. Ours. */
  tiers: w.optional(w.list(w.text())),
  /** The show asks who comes. */
  needsNames: w.optional(w.flag()),
  /** Valid tickets that nobody is named on. */
  namesMissing: w.optional(w.number()),
  /** Until when names are taken, epoch ms; null without a deadline. */
  namesUntil: w.optional(w.momentOrNull),
  /** Tickets of open gifts, and tickets that somebody has accepted. */
  giving: w.optional(w.number()),
  given: w.optional(w.number()),
  /** Tickets that are offered to the waitlist now. Ours. */
  listed: w.optional(w.number()),
  /** Its tickets were sent on paper, which opens the gate: they have no code here. Ours. */
  paperSent: w.optional(w.flag()),
  /** Who gave them, masked; '' for tickets that were bought. */
  receivedFrom: w.optional(w.text()),
}
const voucherBrief = v.object(brief)
/** The tickets of one order in the ticket holder (domain: voucher). */
export type VoucherBrief = v.InferOutput<typeof voucherBrief>

/** What became of the show of tickets that are still valid; null where it takes place as announced. */
export const changeOf = ({
  state,
  showChange = 'NONE',
}: Pick<VoucherBrief, 'state' | 'showChange'>): ShowChange | null =>
  state === 'VALID' && showChange !== 'NONE' ? showChange : null

const voucherSite = v.object({
  siteId: v.pipe(v.string(), v.nonEmpty()),
  siteName: w.text(),
  /** Vouchers to come. */
  coming: w.number(),
  /** Vouchers gone by. */
  past: w.number(),
})
/** A city site that the buyer holds tickets of, past ones included. */
export type VoucherSite = v.InferOutput<typeof voucherSite>

const voucherPage = v.object({
  items: w.list(voucherBrief),
  total: w.number(),
  last: w.flag(true),
  /** Of all tickets of the buyer, whatever the list is narrowed to. */
  sites: w.optional(w.list(voucherSite)),
})

/** A page of the ticket holder, and the sites that it can be narrowed to. */
export interface VoucherPage extends w.Page<VoucherBrief> {
  sites: VoucherSite[]
}

/**
 * Tickets to come, the nearest first, or gone by (`history`), the latest first; of one site, if one is given by any of its
 * ids. Path ours; the ticket-holder cache applies (shell §7).
 */
export const vouchers = get<{ history?: boolean; siteId?: string; offset: number; length: number }, VoucherPage>(
  'trade/buyer/v3/vouchers',
  {
    auth: 'buyer',
    importance: 'high',
    cache: 'ticket-holder',
    read: w.readerTo(voucherPage, (page): VoucherPage => page),
  },
)

const gift = v.object({
  transferId: v.pipe(v.string(), v.nonEmpty()),
  /** Masked. */
  to: w.text(),
  /** Until when it may be accepted, epoch ms; null once it was. */
  until: w.momentOrNull,
})

const ticket = v.object({
  ticketId: v.pipe(v.string(), v.nonEmpty()),
  seatPlanName: w.text(),
  /** "Zone A, row 3, seat 12", or empty without seats; shown as it is. */
  seatDesc: w.text(),
  /** Its number among those of the voucher, from 1; 0 where it is in another voucher. Ours. */
  number: w.optional(w.number()),
  entrance: w.text(),
  audienceName: w.text(),
  state: w.oneOf(VOUCHER_STATES, 'VALID'),
  /** A rebooking that would replace it waits to be paid (`pendingOrderId`). Ours. */
  rebooking: w.optional(w.flag()),
  /** The gift that it is in or went with. */
  gift: w.optional(v.fallback(v.nullable(gift), null)),
})
export type Ticket = v.InferOutput<typeof ticket>

/** Whether a ticket still belongs to its buyer for a visit to come: valid, or in a gift not yet accepted. */
export const isLive = ({ state }: Pick<Ticket, 'state'>): boolean => state === 'VALID' || state === 'GIVING'

const rankOf = (of: Ticket): number => Number(of.state !== 'VALID') + Number(!isLive(of))

const voucherDetailSchema = v.object({
  ...brief,
  /** Minutes; null where it is unknown. */
  showDuration: w.optional(w.numberOrNull),
  venueAddress: w.text(),
  venueLat: w.numberOrNull,
  venueLng: w.numberOrNull,
  tickets: w.list(ticket),
  notes: w.list(w.text()),
  /** Its codes are for buyers who have passed the face check (domain §6). */
  needFaceAuth: w.optional(w.flag()),
  /** Paper is collected with `pickupCode` or was sent (`paperSent`), and its own code opens the gate. */
  ticketForm: w.optional(w.oneOf(TICKET_FORMS, 'E_TICKET')),
  /** What paper is collected with at the venue; '' for no paper, for paper that was sent, and once the tickets are not good any more. Opens no gate. */
  pickupCode: w.optional(w.text()),
  /** The venue's readers take bar codes only. */
  barCode: w.optional(w.flag()),
  /** The order that a rebooking of its tickets waits to be paid with; else empty. Ours. */
  pendingOrderId: w.optional(w.text()),
  venueId: w.optional(w.text()),
  /** A ticket of it is kept as a stub (domain/ticket/ticket-stub). */
  hasStub: w.optional(w.flag()),
  /** The merchant lets nobody give its tickets away. */
  giftForbidden: w.optional(w.flag()),
  /** Tickets of its order are, or were, offered to the waitlist. */
  hasReturns: w.optional(w.flag()),
  /** The wallets that take its tickets: the merchant has keys of them, and the codes stay. */
  wallets: w.optional(w.list(v.picklist(WALLETS))),
})
export type VoucherDetail = v.InferOutput<typeof voucherDetailSchema>

/** Path ours; the ticket-holder cache applies (shell §7). */
export const voucherDetail = get<{ voucherId: string }, VoucherDetail>('trade/buyer/v3/vouchers/{voucherId}', {
  auth: 'buyer',
  importance: 'high',
  cache: 'ticket-holder',
  read: w.readerTo(voucherDetailSchema, ({ tickets, ...voucher }) => ({
    ...voucher,
    // What opens the gate comes first, what ended last; otherwise in the order of the answer.
    tickets: [...tickets].sort((one, other) => rankOf(one) - rankOf(other)),
  })),
})

/** Where the key of a ticket's code is: on no device, on this one (this login), on another one. */
export const KEY_PLACES = ['NONE', 'HERE', 'ELSEWHERE'] as const

const ticketCode = v.object({
  ticketId: v.pipe(v.string(), v.nonEmpty()),
  /** '' where the device makes it of its key. */
  code: w.text(),
  expireTime: w.momentOrNull,
  /** The code changes with the time (domain/ticket/gate-code). */
  rotates: w.optional(w.flag()),
  /** Id of the key in force; '' for none. */
  keyId: w.optional(w.text()),
  keyAt: w.optional(w.oneOf(KEY_PLACES, 'NONE')),
})
/** The code a gate reads, and until when it is good (epoch ms); or where the key is that it is made of. */
export type TicketCode = v.InferOutput<typeof ticketCode>

/** Path ours; the ticket-holder cache applies (shell §7). */
export const ticketCodes = get<{ voucherId: string }, TicketCode[]>('trade/buyer/v3/vouchers/{voucherId}/ticket_code', {
  auth: 'buyer',
  importance: 'high',
  cache: 'ticket-holder',
  read: w.reader(w.list(ticketCode)),
})

const ticketKey = v.object({
  ticketId: v.pipe(v.string(), v.nonEmpty()),
  keyId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{8,20}$/)),
  /** 32 bytes in base64url. */
  secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
})
/** The key of a ticket's code on this device. Never logged; never sent again. */
export type TicketKeyOnWire = v.InferOutput<typeof ticketKey>

/** Hands the keys of a voucher's codes to this device, once; those of another device end. Path ours. */
export const ticketKeys = post<{ voucherId: string }, TicketKeyOnWire[]>(
  'trade/buyer/v3/vouchers/{voucherId}/ticket_keys',
  { auth: 'buyer', importance: 'high', read: w.reader(w.list(ticketKey)) },
)
