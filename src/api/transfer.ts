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
  /** Its number among those of the voucher, from 1. Ours. */
  number: w.optional(w.number(1)),
  audienceName: w.text(),
  /** Why it may not be given; '' where it may. */
  refusal: w.oneOf([...GIVE_REFUSALS, ''], ''),
  /** The open gift that it is in; else empty. Ours. */
  transferId: w.optional(w.text()),
})
export type TicketToGive = v.InferOutput<typeof ticketToGive>

const giftOffer = v.object({
  voucherId: id,
  ...visit,
  /** The giver's name as the friend reads it. Ours. */
  from: w.optional(w.text()),
  /** Until when a gift of now would be accepted, epoch ms; null where it is too late. */
  until: w.momentOrNull,
  needsNames: w.flag(),
  /** The order that a rebooking of its tickets waits to be paid with; else empty. Ours. */
  pendingOrderId: w.optional(w.text()),
  tickets: w.list(ticketToGive),
})
/** What of a voucher may be given. */
export type GiftOffer = v.InferOutput<typeof giftOffer>

/** Which tickets of a voucher may be given, until when, and why not. Path ours. */
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
  /** Whose phone it is for, masked. */
  to: w.text(),
  /** Who gives: a chosen nickname, or a masked contact. Ours in a preview. */
  from: w.text(),
  message: w.text(),
  /** Until when it may be accepted. */
  expiresAt: w.moment,
}
const giftPreview = v.object(preview)
/** A gift as its link alone shows it: the card, and of its persons a chosen nickname or masked contacts. */
export type GiftPreview = v.InferOutput<typeof giftPreview>

const gift = v.object({
  ...preview,
  transferId: id,
  /** Of its link. */
  secret: id,
  places: w.list(v.object({ seatPlanName: w.text(), seatDesc: w.text() })),
  createdAt: w.moment,
  /** When it was accepted or taken back, epoch ms. */
  closedAt: w.momentOrNull,
  /** The reader's own voucher of it; '' before it is accepted. */
  voucherId: w.text(),
  needsNames: w.flag(),
})
/** A gift to its giver and to the account that it is for. */
export type Gift = v.InferOutput<typeof gift>

export interface GiftRequest {
  voucherId: string
  ticketIds: readonly string[]
  countryCode: string
  cellphone: string
  message: string
  card: GiftCard
}

/** Gives tickets to a phone number (domain §1). Path ours. */
export const giveTickets = post<GiftRequest, Gift>('trade/buyer/v3/ticket_transfers', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(gift),
})

/** A page of gifts, the newest first: those that this account gives, or those for it. Path ours. */
export const gifts = get<{ box: 'GIVEN' | 'RECEIVED'; offset: number; length: number }, w.Page<Gift>>(
  'trade/buyer/v3/ticket_transfers',
  { auth: 'buyer', importance: 'high', read: w.pageReader(gift) },
)

/** A gift that this account gives. Path ours. */
export const givenGift = get<{ transferId: string }, Gift>('trade/buyer/v3/ticket_transfers/{transferId}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(gift),
})

/** Takes a gift back, as long as nobody has accepted it. Path ours. */
export const revokeGift = post<{ transferId: string }, Gift>('trade/buyer/v3/ticket_transfers/{transferId}/revoke', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(gift),
})

/** A gift by its link. Path ours. */
export const giftOfLink = get<{ secret: string }, GiftPreview>('trade/pub/v3/ticket_gifts/{secret}', {
  auth: 'public',
  importance: 'high',
  read: w.reader(giftPreview),
})

/** A gift to the account that it is for; refused to all others. Path ours. */
export const giftForMe = get<{ secret: string }, Gift>('trade/buyer/v3/ticket_gifts/{secret}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(gift),
})

const acceptedGift = v.object({ voucherId: id, needsNames: w.flag() })
export type AcceptedGift = v.InferOutput<typeof acceptedGift>

/** Accepts a gift: its tickets are this account's from then on. Path ours. */
export const acceptGift = post<{ secret: string }, AcceptedGift>('trade/buyer/v3/ticket_gifts/{secret}/accept', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(acceptedGift),
})
