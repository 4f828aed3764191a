import { hours, type MerchantLimits } from '../merchant-limits'

/** Maximum number of characters in a gift's message. */
export const MAX_GIFT_MESSAGE = 60

/**
 * Maximum numbers of gifts in 24 hours, including accepted and withdrawn ones. The numbers are limited, because each
 * gift sends an unrequested message to a phone.
 */
export const GIFTS_A_DAY = {
  /** Maximum number of gifts from one account to one phone. */
  recipient: 5,
  ticket: 10,
  giver: 30,
} as const
/**
 * Time after the creation of a gift, in milliseconds. If the gift is withdrawn within this time, the recipient is not
 * notified.
 */
export const QUIET_REVOKE = 10 * 60_000

/** States of a gift (domain §4). `ACCEPTED` means that the tickets now belong to the recipient. */
export const TRANSFER_STATES = ['TRANSFERRING', 'ACCEPTED', 'CANCELLED', 'EXPIRED'] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

/** Data that determines the state of a gift. Times are in epoch ms. */
export interface TransferFacts {
  state: TransferState
  expiresAt: number
}

/** Returns the state of a gift at `now` (epoch ms). A gift that was not accepted in time is `EXPIRED`. */
export const transferStateAt = ({ state, expiresAt }: TransferFacts, now: number): TransferState =>
  state === 'TRANSFERRING' && now >= expiresAt ? 'EXPIRED' : state

/** Start and end of a session, epoch ms. If `isPermanent` is true, the session has no start time. */
export interface SessionTimes {
  showTime: number
  endsAt: number
  isPermanent: boolean
}

/**
 * Returns the deadline for accepting a gift that is made at `now`, epoch ms. Returns null if the deadline has already
 * passed.
 *
 * The merchant sets two limits: the hours after the creation of the gift, and the hours before the start of the
 * session. If the session has no start time, the second limit is its end.
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
  'CARD',
  'GIVING',
  'OFFERED',
  'REBOOKING',
  'TOO_LATE',
] as const
export type GiveRefusal = (typeof GIVE_REFUSALS)[number]

/** Data of a ticket that determines whether the ticket can be transferred. */
export interface TicketToGive {
  /** State of the voucher (api/voucher). */
  state: 'VALID' | 'USED' | 'EXPIRED' | 'REFUNDED' | 'GIVING' | 'GIVEN'
  /** True if the ticket was received as a gift. Such a ticket cannot be transferred again (domain §4). */
  received: boolean
  /** True if the ticket is listed for resale. */
  offered: boolean
  /**
   * True if the paper ticket was sent. Such a ticket cannot be transferred, because the giver would still have the
   * paper.
   */
  paperSent: boolean
  /** True if a rebooking of the ticket is unpaid. */
  rebooking: boolean
  /** True if an annual card covers the ticket. Such a ticket is only for the card's holder (decision 73). */
  holderOnly: boolean
}

/** The show of a ticket: whether its merchant forbids gifts, and whether the show was canceled. */
export interface ShowOfGift {
  forbidden: boolean
  cancelled: boolean
}

/** Returns the reason why a ticket cannot be transferred, or null. @param until see `acceptUntil` */
export const giveRefusal = (
  { state, received, offered, paperSent, rebooking, holderOnly }: TicketToGive,
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
    CARD: holderOnly,
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
 * Returns the reason why this account cannot accept the gift at `now` (epoch ms), or null. For an account that is not
 * the recipient's, the reason is always `other`.
 * @param receivable number of tickets in the gift that are still valid; some may have been used or refunded since the
 * gift was created
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

/** Returns true if a text has the format of the secret in a gift's link: 128 bits in base64url. */
export const isGiftSecret = (text: string): boolean => /^[\w-]{22}$/.test(text)
