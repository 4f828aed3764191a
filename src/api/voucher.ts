import * as v from 'valibot'
import { TICKET_FORMS } from '@/domain/order/ticket-form'
import { SHOW_CHANGES, type ShowChange } from '@/domain/refund/rule'
import { get, post } from '@/request/call'
import { pickupPlace } from './goods-delivery'
import { visit } from './visit'
import { type GateKey, keyPlace, readGateKeys } from './gate-key'
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
  /** Order of the tickets; '' for tickets from other sellers. */
  orderId: w.text(),
  ...visit,
  sessionId: w.optional(w.text()),
  sessionName: w.text(),
  /** City site of the voucher (shell §3); '' if the merchant has no site there. */
  siteId: w.optional(w.text()),
  /** Number of tickets in this voucher. */
  qty: w.number(1),
  state: w.oneOf(VOUCHER_STATES, 'VALID'),
  /** Change of the show or its session. Every change permits a refund without a fee. */
  showChange: w.optional(w.oneOf(['NONE', ...SHOW_CHANGES], 'NONE')),
  /** Time from which the gate code is shown, epoch ms; null if it is always shown. */
  codeFrom: w.momentOrNull,
  /** Seats of the valid tickets; empty for free seating. The field is not in the specification. */
  seats: w.optional(w.list(w.text())),
  /** Tiers of the voucher's tickets, each once. The field is not in the specification. */
  tiers: w.optional(w.list(w.text())),
  /** True if the show requires the names of its attendees. */
  needsNames: w.optional(w.flag()),
  /** Number of valid tickets without a name. */
  namesMissing: w.optional(w.number()),
  /** Deadline for naming attendees, epoch ms; null without a deadline. */
  namesUntil: w.optional(w.momentOrNull),
  /** Numbers of tickets in open gifts (`giving`) and in accepted gifts (`given`). */
  giving: w.optional(w.number()),
  given: w.optional(w.number()),
  /** Number of tickets that are listed for resale now. The field is not in the specification. */
  listed: w.optional(w.number()),
  /**
   * True if paper tickets were sent. Only the paper opens the gate, so the app shows no code. The field is not in the
   * specification.
   */
  paperSent: w.optional(w.flag()),
  /** Giver of the tickets, masked; '' for purchased tickets. */
  receivedFrom: w.optional(w.text()),
}
const voucherBrief = v.object(brief)
/** The tickets of one order in the ticket list (domain: voucher). */
export type VoucherBrief = v.InferOutput<typeof voucherBrief>

/** Returns the change of the show if the voucher's tickets are valid. Otherwise, or without a change, returns null. */
export const changeOf = ({
  state,
  showChange = 'NONE',
}: Pick<VoucherBrief, 'state' | 'showChange'>): ShowChange | null =>
  state === 'VALID' && showChange !== 'NONE' ? showChange : null

const voucherSite = v.object({
  siteId: v.pipe(v.string(), v.nonEmpty()),
  siteName: w.text(),
  /** Number of upcoming vouchers. */
  coming: w.number(),
  /** Number of past vouchers. */
  past: w.number(),
})
/** A city site for which the buyer has upcoming or past tickets. */
export type VoucherSite = v.InferOutput<typeof voucherSite>

const voucherPage = v.object({
  items: w.list(voucherBrief),
  total: w.number(),
  last: w.flag(true),
  /** Sites of all tickets of the buyer, independent of the list's filter. */
  sites: w.optional(w.list(voucherSite)),
})

/** A page of the ticket list, and the sites by which it can be filtered. */
export interface VoucherPage extends w.Page<VoucherBrief> {
  sites: VoucherSite[]
}

/**
 * Returns upcoming tickets, the soonest first, or past tickets (`history`), the latest first. `siteId` limits the list
 * to one site; any of the site's ids is accepted. The path is not in the specification; the ticket-holder cache applies
 * (shell §7).
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
  /** Recipient of the gift, masked. */
  to: w.text(),
  /** Acceptance deadline, epoch ms; null once accepted. */
  until: w.momentOrNull,
})

const ticket = v.object({
  ticketId: v.pipe(v.string(), v.nonEmpty()),
  seatPlanName: w.text(),
  /** Seat as display text ("Zone A, row 3, seat 12"); '' without a seat. */
  seatDesc: w.text(),
  /**
   * Number of the ticket in its voucher, from 1; 0 for a ticket of another voucher. The field is not in the
   * specification.
   */
  number: w.optional(w.number()),
  entrance: w.text(),
  audienceName: w.text(),
  state: w.oneOf(VOUCHER_STATES, 'VALID'),
  /** True if an unpaid rebooking (`pendingOrderId`) would replace the ticket. The field is not in the specification. */
  rebooking: w.optional(w.flag()),
  /**
   * True if an annual card covers the ticket. The ticket is then in the name of the card's holder. The field is not in
   * the specification.
   */
  holderOnly: w.optional(w.flag()),
  /** Open or accepted gift with this ticket. */
  gift: w.optional(v.fallback(v.nullable(gift), null)),
})
export type Ticket = v.InferOutput<typeof ticket>

/** Returns true if the buyer can still use the ticket: it is valid, or in a gift that is not accepted. */
export const isLive = ({ state }: Pick<Ticket, 'state'>): boolean => state === 'VALID' || state === 'GIVING'

const rankOf = (of: Ticket): number => Number(of.state !== 'VALID') + Number(!isLive(of))

const goodsPickup = v.object({
  orderId: w.text(),
  /** Code that the counter scans; it also accepts the gate code of a ticket. */
  pickupCode: w.text(),
  /** Number of pieces. */
  qty: w.number(1),
  place: pickupPlace,
})
/** Paid goods of the buyer that a counter hands out at the show. */
export type GoodsPickup = v.InferOutput<typeof goodsPickup>

const voucherDetailSchema = v.object({
  ...brief,
  /** Duration of the show in minutes; null if unknown. */
  showDuration: w.optional(w.numberOrNull),
  venueAddress: w.text(),
  venueLat: w.numberOrNull,
  venueLng: w.numberOrNull,
  tickets: w.list(ticket),
  notes: w.list(w.text()),
  /** True if the gate codes require the face check (domain §6). */
  needFaceAuth: w.optional(w.flag()),
  /**
   * Form of the tickets. Paper tickets are collected with `pickupCode` or were sent (`paperSent`). Their gate codes are
   * printed.
   */
  ticketForm: w.optional(w.oneOf(TICKET_FORMS, 'E_TICKET')),
  /**
   * Code for collecting paper tickets at the venue; it does not open a gate. '' for other forms and for invalid
   * tickets.
   */
  pickupCode: w.optional(w.text()),
  /** True if the readers at the venue only read bar codes. */
  barCode: w.optional(w.flag()),
  /** Unpaid order for a rebooking of the voucher's tickets; '' without such an order. */
  pendingOrderId: w.optional(w.text()),
  venueId: w.optional(w.text()),
  /** True if at least one ticket has a stub (domain/ticket/ticket-stub). */
  hasStub: w.optional(w.flag()),
  /** True if the merchant forbids giving the tickets away. */
  giftForbidden: w.optional(w.flag()),
  /** True if tickets of the order are, or were, listed for resale. */
  hasReturns: w.optional(w.flag()),
  /** Wallets that can store the tickets: the merchant has keys for them, and the gate codes are static. */
  wallets: w.optional(w.list(v.picklist(WALLETS))),
  /** Goods of the shop to pick up at the show. The field is not in the specification. */
  pickups: w.optional(w.list(goodsPickup)),
})
export type VoucherDetail = v.InferOutput<typeof voucherDetailSchema>

/**
 * Returns a voucher with its tickets. The path is not in the specification; the ticket-holder cache applies (shell §7).
 */
export const voucherDetail = get<{ voucherId: string }, VoucherDetail>('trade/buyer/v3/vouchers/{voucherId}', {
  auth: 'buyer',
  importance: 'high',
  cache: 'ticket-holder',
  read: w.readerTo(voucherDetailSchema, ({ tickets, ...voucher }) => ({
    ...voucher,
    // Tickets that are valid at the gate come first, ended tickets last. Otherwise, the order of the response is
    // unchanged.
    tickets: [...tickets].sort((one, other) => rankOf(one) - rankOf(other)),
  })),
})

const ticketCode = v.object({
  ticketId: v.pipe(v.string(), v.nonEmpty()),
  /** The gate code; '' if the device computes it with its key. */
  code: w.text(),
  expireTime: w.momentOrNull,
  /** True if the code changes with the time (domain/ticket/gate-code). */
  rotates: w.optional(w.flag()),
  ...keyPlace,
})
/** The code for a gate and the end of its validity (epoch ms), or the location of its key. */
export type TicketCode = v.InferOutput<typeof ticketCode>

/**
 * Returns the gate codes of a voucher. The path is not in the specification; the ticket-holder cache applies (shell
 * §7).
 */
export const ticketCodes = get<{ voucherId: string }, TicketCode[]>('trade/buyer/v3/vouchers/{voucherId}/ticket_code', {
  auth: 'buyer',
  importance: 'high',
  cache: 'ticket-holder',
  read: w.reader(w.list(ticketCode)),
})

/**
 * Returns the keys for a voucher's gate codes, only once, and binds them to this device. Earlier keys on other devices
 * become invalid. The path is not in the specification.
 */
export const ticketKeys = post<{ voucherId: string }, GateKey[]>('trade/buyer/v3/vouchers/{voucherId}/ticket_keys', {
  auth: 'buyer',
  importance: 'high',
  read: readGateKeys,
})
