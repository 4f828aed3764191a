import * as v from 'valibot'
import { TICKET_FORMS } from '@/domain/order/ticket-form'
import { SHOW_CHANGES, type ShowChange } from '@/domain/refund/rule'
import { get, post } from '@/request/call'
import { visit } from './visit'
import * as w from './wire'

/**
 * States of a ticket, or of a voucher with all tickets in one state.
 * - `REBOOKED`: exchanged for another ticket.
 * - `SOLD`: sold through the waitlist.
 * - `GIVING`, `GIVEN`: in an open gift, in an accepted gift.
 */
export const VOUCHER_STATES = ['VALID', 'USED', 'EXPIRED', 'REFUNDED', 'REBOOKED', 'SOLD', 'GIVING', 'GIVEN'] as const

/** Phone wallets that accept a pass. */
export const WALLETS = ['APPLE', 'GOOGLE'] as const

const brief = {
  voucherId: v.pipe(v.string(), v.nonEmpty()),
  /** '' for tickets of other sellers. */
  orderId: w.text(),
  ...visit,
  sessionId: w.optional(w.text()),
  sessionName: w.text(),
  /** City site of the voucher (shell §3); '' if the merchant has no site there. */
  siteId: w.optional(w.text()),
  /** Tickets under this voucher. */
  qty: w.number(1),
  state: w.oneOf(VOUCHER_STATES, 'VALID'),
  /** Change of the show or its session; either is refunded without a fee. */
  showChange: w.optional(w.oneOf(['NONE', ...SHOW_CHANGES], 'NONE')),
  /** Epoch ms from which the code is shown; null from the start. */
  codeFrom: w.momentOrNull,
  /** Seats of the valid tickets; empty for free seating. The field is this project's. */
  seats: w.optional(w.list(w.text())),
  /** Tiers of the voucher's tickets, each once. The field is this project's. */
  tiers: w.optional(w.list(w.text())),
  /** True if the show requires names. */
  needsNames: w.optional(w.flag()),
  /** Valid tickets without a name. */
  namesMissing: w.optional(w.number()),
  /** Naming deadline, epoch ms; null without one. */
  namesUntil: w.optional(w.momentOrNull),
  /** Tickets of open gifts, and of accepted gifts. */
  giving: w.optional(w.number()),
  given: w.optional(w.number()),
  /** Tickets on the waitlist now. The field is this project's. */
  listed: w.optional(w.number()),
  /**
   * True if paper tickets were delivered. The paper opens the gate, so these tickets have no code here. The field is
   * this project's.
   */
  paperSent: w.optional(w.flag()),
  /** Giver, masked; '' for purchased tickets. */
  receivedFrom: w.optional(w.text()),
}
const voucherBrief = v.object(brief)
/** The tickets of one order in the ticket holder (domain: voucher). */
export type VoucherBrief = v.InferOutput<typeof voucherBrief>

/** Returns the change of the show of valid tickets; null if it takes place as announced. */
export const changeOf = ({
  state,
  showChange = 'NONE',
}: Pick<VoucherBrief, 'state' | 'showChange'>): ShowChange | null =>
  state === 'VALID' && showChange !== 'NONE' ? showChange : null

const voucherSite = v.object({
  siteId: v.pipe(v.string(), v.nonEmpty()),
  siteName: w.text(),
  /** Upcoming vouchers. */
  coming: w.number(),
  /** Past vouchers. */
  past: w.number(),
})
/** A city site of the buyer's tickets, past ones included. */
export type VoucherSite = v.InferOutput<typeof voucherSite>

const voucherPage = v.object({
  items: w.list(voucherBrief),
  total: w.number(),
  last: w.flag(true),
  /** Sites of all tickets of the buyer, independent of the list's filter. */
  sites: w.optional(w.list(voucherSite)),
})

/** A page of the ticket holder, and its site filters. */
export interface VoucherPage extends w.Page<VoucherBrief> {
  sites: VoucherSite[]
}

/**
 * Returns upcoming tickets, the nearest first, or past ones (`history`), the latest first. `siteId` limits them to one
 * site by any of its ids. The path is this project's; the ticket-holder cache applies (shell §7).
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
  /** Acceptance deadline, epoch ms; null once accepted. */
  until: w.momentOrNull,
})

const ticket = v.object({
  ticketId: v.pipe(v.string(), v.nonEmpty()),
  seatPlanName: w.text(),
  /** "Zone A, row 3, seat 12", or empty without seats; ready to show. */
  seatDesc: w.text(),
  /** Number of the ticket in its voucher, from 1; 0 if it is in another voucher. The field is this project's. */
  number: w.optional(w.number()),
  entrance: w.text(),
  audienceName: w.text(),
  state: w.oneOf(VOUCHER_STATES, 'VALID'),
  /** True if a rebooking that would replace the ticket is unpaid (`pendingOrderId`). The field is this project's. */
  rebooking: w.optional(w.flag()),
  /** True if an annual card covers the ticket: it is in the name of the card's holder. The field is this project's. */
  holderOnly: w.optional(w.flag()),
  /** Open or accepted gift with this ticket. */
  gift: w.optional(v.fallback(v.nullable(gift), null)),
})
export type Ticket = v.InferOutput<typeof ticket>

/** Returns true if a ticket belongs to its buyer for an upcoming visit: valid, or in a gift that is not accepted. */
export const isLive = ({ state }: Pick<Ticket, 'state'>): boolean => state === 'VALID' || state === 'GIVING'

const rankOf = (of: Ticket): number => Number(of.state !== 'VALID') + Number(!isLive(of))

const voucherDetailSchema = v.object({
  ...brief,
  /** Minutes; null if unknown. */
  showDuration: w.optional(w.numberOrNull),
  venueAddress: w.text(),
  venueLat: w.numberOrNull,
  venueLng: w.numberOrNull,
  tickets: w.list(ticket),
  notes: w.list(w.text()),
  /** True if its codes require the face check (domain §6). */
  needFaceAuth: w.optional(w.flag()),
  /** Paper is collected with `pickupCode` or was sent (`paperSent`), and has its own code for the gate. */
  ticketForm: w.optional(w.oneOf(TICKET_FORMS, 'E_TICKET')),
  /** Code to collect paper tickets at the venue, not valid at a gate. '' for other and for invalid tickets. */
  pickupCode: w.optional(w.text()),
  /** True if the venue's readers only read bar codes. */
  barCode: w.optional(w.flag()),
  /** Unpaid order of a rebooking of the voucher's tickets; '' without one. The field is this project's. */
  pendingOrderId: w.optional(w.text()),
  venueId: w.optional(w.text()),
  /** True if one of its tickets has a stub (domain/ticket/ticket-stub). */
  hasStub: w.optional(w.flag()),
  /** True if the merchant forbids gifts of its tickets. */
  giftForbidden: w.optional(w.flag()),
  /** True if tickets of its order are, or were, offered to the waitlist. */
  hasReturns: w.optional(w.flag()),
  /** Wallets for its tickets: the merchant has their keys, and the codes are static. */
  wallets: w.optional(w.list(v.picklist(WALLETS))),
})
export type VoucherDetail = v.InferOutput<typeof voucherDetailSchema>

/** The path is this project's; the ticket-holder cache applies (shell §7). */
export const voucherDetail = get<{ voucherId: string }, VoucherDetail>('trade/buyer/v3/vouchers/{voucherId}', {
  auth: 'buyer',
  importance: 'high',
  cache: 'ticket-holder',
  read: w.readerTo(voucherDetailSchema, ({ tickets, ...voucher }) => ({
    ...voucher,
    // Tickets that are valid at the gate come first, ended ones last; otherwise in the order of the response.
    tickets: [...tickets].sort((one, other) => rankOf(one) - rankOf(other)),
  })),
})

/** Device with the key of a ticket's code: no device, this one (this login), another one. */
export const KEY_PLACES = ['NONE', 'HERE', 'ELSEWHERE'] as const

const ticketCode = v.object({
  ticketId: v.pipe(v.string(), v.nonEmpty()),
  /** '' if the device computes it from its key. */
  code: w.text(),
  expireTime: w.momentOrNull,
  /** True if the code changes with the time (domain/ticket/gate-code). */
  rotates: w.optional(w.flag()),
  /** Id of the active key; '' without one. */
  keyId: w.optional(w.text()),
  keyAt: w.optional(w.oneOf(KEY_PLACES, 'NONE')),
})
/** The code for a gate and the end of its validity (epoch ms), or the location of its key. */
export type TicketCode = v.InferOutput<typeof ticketCode>

/** The path is this project's; the ticket-holder cache applies (shell §7). */
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
/** The key that creates a ticket's code on this device. The key is never logged and never sent again. */
export type TicketKeyOnWire = v.InferOutput<typeof ticketKey>

/**
 * Returns the keys of a voucher's codes to this device, once only. Keys on another device become invalid. The path is
 * this project's.
 */
export const ticketKeys = post<{ voucherId: string }, TicketKeyOnWire[]>(
  'trade/buyer/v3/vouchers/{voucherId}/ticket_keys',
  { auth: 'buyer', importance: 'high', read: w.reader(w.list(ticketKey)) },
)
