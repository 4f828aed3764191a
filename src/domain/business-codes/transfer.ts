/** Error codes about transfers of tickets. The first four come from domain §9. This project defines all numbers. */
export const TRANSFER_CODES = {
  /** The gift was accepted. For the account that accepted it, `data` contains the voucher. */
  giftReceived: 22033701,
  /** The deadline of the gift has passed. */
  giftLate: 22033702,
  /** The giver withdrew the gift. */
  giftCancelled: 22033703,
  /** The gift does not exist, or none of its tickets is valid. */
  giftNothing: 22033704,
  /** The gift is for another phone number. */
  giftOther: 22033705,
  /** A ticket of the gift cannot be transferred; `data` contains the ticket and the reason (domain/ticket/transfer). */
  giftRefused: 22033706,
  /** The recipient already has the tickets, because giver and recipient are the same account. */
  giftToSelf: 22033707,
  /** The gift is no longer open, so it cannot be canceled. */
  giftClosed: 22033708,
  /** Too many recent gifts by this account, of this ticket or to this phone. */
  giftTooMany: 22033709,
} as const
