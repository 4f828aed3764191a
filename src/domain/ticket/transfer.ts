import { hours, type MerchantLimits } from '../merchant-limits'

/** Maximum characters of a gift's message. */
export const MAX_GIFT_MESSAGE = 60

/**
 * Maximum numbers of gifts in 24 hours, including accepted and withdrawn ones. They are limited because each gift sends
 * an unrequested message to a phone.
 */
export const GIFTS_A_DAY = {
  /** Maximum number of gifts from one account to one phone. */
  recipient: 5,
  ticket: 10,
  giver: 30,
} as const
/**
 * Time after the creation of a gift, in milliseconds. If it is withdrawn within this time, the recipient is not
 * notified.
 */
export const QUIET_REVOKE = 10 * 60_000

/** States of a gift (domain §4). For the giver, ACCEPTED means that the tickets were transferred. */
export const TRANSFER_STATES = ['TRANSFERRING', 'ACCEPTED', 'CANCELLED', 'EXPIRED'] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

/** Facts that determine the state of a gift. Times in epoch ms. */
export interface TransferFacts {
  state: TransferState
  expiresAt: number
}

/** Returns the state of a gift at a moment. A gift that was not accepted in time has expired. */
export const transferStateAt = ({ state, expiresAt }: TransferFacts, now: number): TransferState =>
  state === 'TRANSFERRING' && now >= expiresAt ? 'EXPIRED' : state

/** Start and end of a session; a session over several days has no start. */
export interface SessionTimes {
  showTime: number
  endsAt: number
  isPermanent: boolean
}

/**
 * Returns the deadline for accepting a gift that is made at `now`, epoch ms. Returns null if it has already passed.
 *
 * The gift must be accepted within the merchant's hours, and a number of hours before the start. For a session without
 * a start, its end counts.
 */
export const acceptUntil = (
  { showTime, endsAt, isPermanent }: SessionTimes,
  now: number,
  { transferHours, transferLeadHours }: MerchantLimits,
): number | null => {
  const latest = isPermanent ? endsAt : showTime - hours(transferLeadHours)
  const until = Math.min(now + hours(transferHours), latest)
  return until > now ? until : null
}

/** Reasons why a ticket cannot be transferred. Permanent reasons come first. */
export const GIVE_REFUSALS = [
  'FORBIDDEN',
  'CANCELLED',
  'GIVEN',
  'REFUNDED',
  'USED',
  'EXPIRED',
  'RECEIVED',
  'PAPER',
  'GIVING',
  'OFFERED',
  'REBOOKING',
  'TOO_LATE',
] as const
export type GiveRefusal = (typeof GIVE_REFUSALS)[number]

/** Facts of a ticket that determine whether it can be transferred. */
export interface TicketToGive {
  /** State of a voucher (api/voucher). */
  state: 'VALID' | 'USED' | 'EXPIRED' | 'REFUNDED' | 'GIVING' | 'GIVEN'
  /** True if the ticket was received as a gift, because a received ticket cannot be transferred again (domain §4). */
  received: boolean
  /** True if the ticket is listed for resale. */
  offered: boolean
  /** True if the paper ticket was sent. It cannot be transferred, because the giver would still have the paper. */
  paperSent: boolean
  /** True if a rebooking of the ticket is unpaid. */
  rebooking: boolean
}

/** The show of a ticket: if its merchant allows gifts, and if it takes place. */
export interface ShowOfGift {
  forbidden: boolean
  cancelled: boolean
}

/** Returns why a ticket may not be given, or null. @param until see `acceptUntil` */
export const giveRefusal = (
  { state, received, offered, paperSent, rebooking }: TicketToGive,
  show: ShowOfGift,
  until: number | null,
): GiveRefusal | null => {
  const reasons: Record<GiveRefusal, boolean> = {
    FORBIDDEN: show.forbidden,
    CANCELLED: show.cancelled,
    GIVEN: state === 'GIVEN',
    REFUNDED: state === 'REFUNDED',
    USED: state === 'USED',
    EXPIRED: state === 'EXPIRED',
    RECEIVED: received,
    PAPER: paperSent,
    GIVING: state === 'GIVING',
    OFFERED: offered,
    REBOOKING: rebooking,
    TOO_LATE: until === null,
  }
  return GIVE_REFUSALS.find((reason) => reasons[reason]) ?? null
}

/**
 * Reasons why a gift cannot be accepted: the four errors of domain §9, and a gift for another phone number (`other`).
 */
export type AcceptRefusal = 'received' | 'late' | 'cancelled' | 'nothing' | 'other'

/**
 * Returns why this account cannot accept the gift at `now`, or null. Another account than the recipient's gets no other
 * reason.
 * @param receivable number of its valid tickets; some may have been used or refunded while the gift was open
 */
export const acceptRefusal = (
  gift: TransferFacts,
  { isRecipient, receivable, now }: { isRecipient: boolean; receivable: number; now: number },
): AcceptRefusal | null => {
  if (!isRecipient) return 'other'
  switch (transferStateAt(gift, now)) {
    case 'ACCEPTED':
      return 'received'
    case 'CANCELLED':
      return 'cancelled'
    case 'EXPIRED':
      return 'late'
    case 'TRANSFERRING':
      return receivable > 0 ? null : 'nothing'
  }
}

/** Returns true if a text has the form of the secret in a gift's link: 128 bits in base64url. */
export const isGiftSecret = (text: string): boolean => /^[\w-]{22}$/.test(text)
