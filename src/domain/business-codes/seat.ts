/** Refusals about seats and holds; `data` names the seats in the way (api/seats). All codes are this project's. */
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
  /** The hold cannot be extended again. */
  holdExtended: 22030810,
  seatUnknown: 22030811,
  seatMapOld: 22030812,
  /** The buyer has held seats of this session for as long as one may. */
  holdTotal: 22030813,
} as const
