/**
 * Refusals about tickets that are delivered by a courier. The first two have the specification's texts (domain §8). All
 * codes are this project's.
 */
export const EXPRESS_CODES = {
  /** The order does not go by express, or its show is too near for it. */
  expressUnfit: 22034401,
  /** The courier does not go to this region. */
  addressUnfit: 22034402,
  /** The parcel has left. */
  parcelLeft: 22034403,
} as const
