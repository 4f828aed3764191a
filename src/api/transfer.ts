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
  /** Number of the ticket in its voucher, from 1. The field is this project's. */
  number: w.optional(w.number(1)),
  audienceName: w.text(),
  /** Reason why it may not be given; '' if it may. */
  refusal: w.oneOf([...GIVE_REFUSALS, ''], ''),
  /** Open gift with the ticket; '' without one. The field is this project's. */
  transferId: w.optional(w.text()),
})
export type TicketToGive = v.InferOutput<typeof ticketToGive>

const giftOffer = v.object({
  voucherId: id,
  ...visit,
  /** The giver's name for the recipient. The field is this project's. */
  from: w.optional(w.text()),
  /** Acceptance deadline of a gift made now, epoch ms; null if it is too late. */
  until: w.momentOrNull,
  needsNames: w.flag(),
  /** Unpaid order of a rebooking of the voucher's tickets; '' without one. The field is this project's. */
  pendingOrderId: w.optional(w.text()),
  tickets: w.list(ticketToGive),
})
/** Gift options of a voucher. */
export type GiftOffer = v.InferOutput<typeof giftOffer>

/**
 * Returns the tickets of a voucher that may be given, the deadline, and reasons why not. The path is this project's.
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
  /** Owner of the recipient's phone, masked. */
  to: w.text(),
  /** Name of the giver: a chosen nickname, or a masked contact. In a preview the field is this project's. */
  from: w.text(),
  message: w.text(),
  /** Acceptance deadline. */
  expiresAt: w.moment,
}
const giftPreview = v.object(preview)
/** A gift as its link alone shows it: the card, and nicknames or masked contacts of both people. */
export type GiftPreview = v.InferOutput<typeof giftPreview>

const gift = v.object({
  ...preview,
  transferId: id,
  /** Secret of its link. */
  secret: id,
  places: w.list(v.object({ seatPlanName: w.text(), seatDesc: w.text() })),
  createdAt: w.moment,
  /** When it was accepted or cancelled, epoch ms. */
  closedAt: w.momentOrNull,
  /** The reader's own voucher of the gift; '' before it is accepted. */
  voucherId: w.text(),
  needsNames: w.flag(),
})
/** A gift for its giver and its recipient. */
export type Gift = v.InferOutput<typeof gift>

export interface GiftRequest {
  voucherId: string
  ticketIds: readonly string[]
  countryCode: string
  cellphone: string
  message: string
  card: GiftCard
}

/** Gives tickets to a phone number (domain §1). The path is this project's. */
export const giveTickets = post<GiftRequest, Gift>('trade/buyer/v3/ticket_transfers', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(gift),
})

/** Returns a page of gifts, the newest first: sent or received by this account. The path is this project's. */
export const gifts = get<{ box: 'GIVEN' | 'RECEIVED'; offset: number; length: number }, w.Page<Gift>>(
  'trade/buyer/v3/ticket_transfers',
  { auth: 'buyer', importance: 'high', read: w.pageReader(gift) },
)

/** Returns a gift that this account sent. The path is this project's. */
export const sentGift = get<{ transferId: string }, Gift>('trade/buyer/v3/ticket_transfers/{transferId}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(gift),
})

/** Cancels a gift that is not accepted. The path is this project's. */
export const revokeGift = post<{ transferId: string }, Gift>('trade/buyer/v3/ticket_transfers/{transferId}/revoke', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(gift),
})

/** Returns a gift by its link. The path is this project's. */
export const giftOfLink = get<{ secret: string }, GiftPreview>('trade/pub/v3/ticket_gifts/{secret}', {
  auth: 'public',
  importance: 'high',
  read: w.reader(giftPreview),
})

/** Returns a gift to its recipient; refused to all other accounts. The path is this project's. */
export const giftForMe = get<{ secret: string }, Gift>('trade/buyer/v3/ticket_gifts/{secret}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(gift),
})

const acceptedGift = v.object({ voucherId: id, needsNames: w.flag() })
export type AcceptedGift = v.InferOutput<typeof acceptedGift>

/** Accepts a gift, which transfers its tickets to this account. The path is this project's. */
export const acceptGift = post<{ secret: string }, AcceptedGift>('trade/buyer/v3/ticket_gifts/{secret}/accept', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(acceptedGift),
})
