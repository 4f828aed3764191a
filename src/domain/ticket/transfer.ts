import { hours, type MerchantLimits } from '../merchant-limits'

/** Characters of the message that goes with a gift. */
export const MAX_GIFT_MESSAGE = 60

/** Most gifts in 24 hours, accepted or taken back: each writes to a phone whose owner has not asked for it. */
export const GIFTS_A_DAY = {
  /** From one account to one phone. */
  recipient: 5,
  ticket: 10,
  giver: 30,
} as const
/** The recipient hears nothing of a gift that is taken back within so long, ms. */
export const QUIET_REVOKE = 10 * 60_000

/** Domain §4. What the recipient has accepted is transferred to its giver. */
export const TRANSFER_STATES = ['TRANSFERRING', 'ACCEPTED', 'CANCELLED', 'EXPIRED'] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

/** What a gift is judged by; times are epoch ms. */
export interface TransferFacts {
  state: TransferState
  expiresAt: number
}

/** A gift that nobody has accepted in time has expired. */
export const transferStateAt = ({ state, expiresAt }: TransferFacts, now: number): TransferState =>
  state === 'TRANSFERRING' && now >= expiresAt ? 'EXPIRED' : state

/** When a session begins, and when it is over; a session that is open over days has no start. */
export interface SessionTimes {
  showTime: number
  endsAt: number
  isPermanent: boolean
}

/**
 * Until when a gift made at `now` may be accepted, epoch ms: within the merchant's hours, and so long before the start; where there is
 * no start, until the session is over. Null where that is past already.
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

/** Why a ticket may not be given, the reason first that nothing can be done about. */
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

/** A ticket as far as giving it is concerned. */
export interface TicketToGive {
  /** Of a voucher (api/voucher). */
  state: 'VALID' | 'USED' | 'EXPIRED' | 'REFUNDED' | 'GIVING' | 'GIVEN'
  /** It came as a gift itself: a received ticket cannot be transferred again (domain §4). */
  received: boolean
  /** It is offered to the waitlist. */
  offered: boolean
  /** It was sent on paper: a gift would leave the paper with its giver. */
  paperSent: boolean
  /** A rebooking that would replace it waits to be paid. */
  rebooking: boolean
}

/** The show of a ticket: whether its merchant lets tickets be given, and whether it takes place. */
export interface ShowOfGift {
  forbidden: boolean
  cancelled: boolean
}

/** Null for a ticket that may be given. @param until see `acceptUntil` */
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

/** Why a gift is not accepted: the four errors of domain §9, and that it is for another phone. */
export type AcceptRefusal = 'received' | 'late' | 'cancelled' | 'nothing' | 'other'

/**
 * Null where this account may accept the gift at `now`. To an account that it is not for, it says nothing else.
 * @param receivable how many of its tickets are valid still: one may have been used or refunded while the gift was open
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

/** The secret of a gift's link: 128 bits in base64url. */
export const isGiftSecret = (text: string): boolean => /^[\w-]{22}$/.test(text)
