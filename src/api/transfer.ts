import * as v from 'valibot'
import { GIFT_CARDS, type GiftCard } from '@/domain/ticket/gift-card'
import { GIVE_REFUSALS, TRANSFER_STATES } from '@/domain/ticket/transfer'
import { get, post } from '@/request/call'
import { visit } from './visit'
import * as w from './wire'

const id = v.pipe(v.string(), v.nonEmpty())

const ticketToGive = v.object({
  ticketId: id,
  seatPlanName: w.text(),
  seatDesc: w.text(),
  /** Number of the ticket in its voucher, from 1. The field is not in the specification. */
  number: w.optional(w.number(1)),
  audienceName: w.text(),
  /** Reason why the ticket cannot be given away; '' if the ticket can be given away. */
  refusal: w.oneOf([...GIVE_REFUSALS, ''], ''),
  /** Id of the open gift that contains the ticket; '' without an open gift. The field is not in the specification. */
  transferId: w.optional(w.text()),
})
export type TicketToGive = v.InferOutput<typeof ticketToGive>

const giftOffer = v.object({
  voucherId: id,
  ...visit,
  /** Name of the giver as the recipient sees it. The field is not in the specification. */
  from: w.optional(w.text()),
  /** Acceptance deadline for a gift sent now, epoch ms; null if it is too late for gifts. */
  until: w.momentOrNull,
  needsNames: w.flag(),
  /**
   * Unpaid order of a rebooking of the voucher's tickets; '' without such an order. The field is not in the
   * specification.
   */
  pendingOrderId: w.optional(w.text()),
  tickets: w.list(ticketToGive),
})
/** Gift options of a voucher. */
export type GiftOffer = v.InferOutput<typeof giftOffer>

/**
 * Returns the tickets of a voucher, the deadline for gifts, and the reasons why tickets cannot be given away. The path
 * is not in the specification.
 */
export const giftOfferOf = get<{ voucherId: string }, GiftOffer>('trade/buyer/v3/ticket_transfers/offers/{voucherId}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(giftOffer),
})

const preview = {
  state: w.oneOf(TRANSFER_STATES, 'TRANSFERRING'),
  card: w.oneOf(GIFT_CARDS, GIFT_CARDS[0]),
  ...visit,
  qty: w.number(1),
  /** Masked phone number of the recipient. */
  to: w.text(),
  /** Name of the giver: a chosen nickname, or a masked contact. In a preview the field is not in the specification. */
  from: w.text(),
  message: w.text(),
  /** Acceptance deadline, epoch ms. */
  expiresAt: w.moment,
}
const giftPreview = v.object(preview)
/**
 * A gift as every holder of its link sees it: with its card design, and nicknames or masked contacts of both people.
 */
export type GiftPreview = v.InferOutput<typeof giftPreview>

const gift = v.object({
  ...preview,
  transferId: id,
  /** Secret part of the gift's link. */
  secret: id,
  places: w.list(v.object({ seatPlanName: w.text(), seatDesc: w.text() })),
  createdAt: w.moment,
  /** Time of acceptance or cancellation, epoch ms; null while the gift is open. */
  closedAt: w.momentOrNull,
  /** The requesting account's voucher with the gift's tickets; '' before acceptance. */
  voucherId: w.text(),
  needsNames: w.flag(),
})
/** A gift as its giver and its recipient see it. */
export type Gift = v.InferOutput<typeof gift>

export interface GiftRequest {
  voucherId: string
  ticketIds: readonly string[]
  countryCode: string
  cellphone: string
  message: string
  card: GiftCard
}

/** Sends tickets as a gift to a phone number (domain §1). The path is not in the specification. */
export const giveTickets = post<GiftRequest, Gift>('trade/buyer/v3/ticket_transfers', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(gift),
})

/** Returns a page of gifts that this account sent or received, newest first. The path is not in the specification. */
export const gifts = get<{ box: 'GIVEN' | 'RECEIVED'; offset: number; length: number }, w.Page<Gift>>(
  'trade/buyer/v3/ticket_transfers',
  { auth: 'buyer', importance: 'high', read: w.pageReader(gift) },
)

/** Returns a gift that this account sent. The path is not in the specification. */
export const sentGift = get<{ transferId: string }, Gift>('trade/buyer/v3/ticket_transfers/{transferId}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(gift),
})

/** Cancels a gift that is not accepted. The path is not in the specification. */
export const revokeGift = post<{ transferId: string }, Gift>('trade/buyer/v3/ticket_transfers/{transferId}/revoke', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(gift),
})

/** Returns a gift by its link. The path is not in the specification. */
export const giftOfLink = get<{ secret: string }, GiftPreview>('trade/pub/v3/ticket_gifts/{secret}', {
  auth: 'public',
  importance: 'high',
  read: w.reader(giftPreview),
})

/** Returns a gift to its recipient; refused to all other accounts. The path is not in the specification. */
export const giftForMe = get<{ secret: string }, Gift>('trade/buyer/v3/ticket_gifts/{secret}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(gift),
})

const acceptedGift = v.object({ voucherId: id, needsNames: w.flag() })
export type AcceptedGift = v.InferOutput<typeof acceptedGift>

/** Accepts a gift, which transfers its tickets to this account. The path is not in the specification. */
export const acceptGift = post<{ secret: string }, AcceptedGift>('trade/buyer/v3/ticket_gifts/{secret}/accept', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(acceptedGift),
})
