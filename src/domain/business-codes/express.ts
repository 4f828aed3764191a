/**
 * Error codes about tickets that a courier delivers. The specification has texts for the first two (domain §8). This
 * project defines all codes.
 */
export const EXPRESS_CODES = {
  /** The order is not delivered by courier, or its show is too soon for a delivery. */
  expressUnfit: 22034401,
  /** The courier does not go to this region. */
  addressUnfit: 22034402,
  /** The parcel has left. */
  parcelLeft: 22034403,
} as const
