/** Refusals about packets for friends. All codes are this project's. */
export const PACKET_CODES = {
  /** The order is unpaid, too cheap, or of a changed show. */
  packetNone: 22032301,
  /** Too late after the payment to make one. */
  packetLate: 22032302,
  /** The order was refunded as a whole. */
  packetVoid: 22032303,
  /** No share is left. */
  packetEmpty: 22032304,
  /** Too late to take a share. */
  packetOver: 22032305,
  /** This buyer, or an account of the same person, already has a share. */
  packetTaken: 22032306,
  /** This buyer has taken shares of as many packets today as allowed; `params` carries the count. */
  packetLimit: 22032307,
} as const
