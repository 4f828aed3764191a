/** Refusals about tickets that are given to somebody else. The first four are those of domain §9; all numbers are ours. */
export const TRANSFER_CODES = {
  /** Somebody accepted it; `data` carries the voucher to the account that did. */
  giftReceived: 22033701,
  /** Its deadline has passed. */
  giftLate: 22033702,
  /** The giver took it back. */
  giftCancelled: 22033703,
  /** None of its tickets is valid any more, or there is no such gift. */
  giftNothing: 22033704,
  /** It is for another phone number. */
  giftOther: 22033705,
  /** A ticket of it may not be given; `data` carries the ticket and why (domain/ticket/transfer). */
  giftRefused: 22033706,
  /** To the account that has the tickets. */
  giftToSelf: 22033707,
  /** It is not open any more, so it cannot be taken back. */
  giftClosed: 22033708,
  /** So many gifts were made of late by this account, of this ticket or to this phone. */
  giftTooMany: 22033709,
} as const
