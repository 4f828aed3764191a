/** Error codes about coupon packets that buyers share with friends. This project defines all of them. */
export const PACKET_CODES = {
  /** The order is unpaid, too cheap, or of a changed show. */
  packetNone: 22032301,
  /** Too much time has passed since the payment to create a packet. */
  packetLate: 22032302,
  /** The order was refunded as a whole. */
  packetVoid: 22032303,
  /** The packet has no shares left. */
  packetEmpty: 22032304,
  /** The time to take a share is over. */
  packetOver: 22032305,
  /** This buyer, or an account of the same person, already has a share. */
  packetTaken: 22032306,
  /** The buyer has taken the maximum number of shares today; `params` contains that number. */
  packetLimit: 22032307,
} as const
