/**
 * Error codes about seats and holds; `data` contains the affected seats (api/seats). This project defines all of them.
 */
export const SEAT_CODES = {
  seatTaken: 22030801,
  seatNotOnSale: 22030802,
  seatLimit: 22030803,
  seatBuyerLimit: 22030804,
  seatTiers: 22030805,
  seatApart: 22030806,
  seatCompanion: 22030807,
  seatOrphan: 22030808,
  /** The hold ran out, was released or became an order. */
  holdOver: 22030809,
  /** The hold has no extensions left. */
  holdExtended: 22030810,
  seatUnknown: 22030811,
  seatMapOld: 22030812,
  /** The buyer has used up the total time for which seats of this session can be held. */
  holdTotal: 22030813,
  /** The hold belongs to the set of a combo, which is extended, released and ordered as a whole. */
  holdInSet: 22030814,
} as const
