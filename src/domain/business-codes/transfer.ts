/** Refusals about transfers of tickets. The first four are those of domain §9; all numbers are this project's. */
export const TRANSFER_CODES = {
  /** The gift is accepted; `data` carries the voucher to the account that accepted it. */
  giftReceived: 22033701,
  /** The deadline of the gift has passed. */
  giftLate: 22033702,
  /** The giver cancelled it. */
  giftCancelled: 22033703,
  /** None of its tickets is valid any more, or there is no such gift. */
  giftNothing: 22033704,
  /** The gift is for another phone number. */
  giftOther: 22033705,
  /** A ticket of the gift may not be transferred; `data` carries the ticket and why (domain/ticket/transfer). */
  giftRefused: 22033706,
  /** The recipient is the account that has the tickets. */
  giftToSelf: 22033707,
  /** The gift is no longer open, so it cannot be cancelled. */
  giftClosed: 22033708,
  /** Too many recent gifts by this account, of this ticket or to this phone. */
  giftTooMany: 22033709,
} as const
