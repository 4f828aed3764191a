/** Refusals about tickets that are sent. The first two are the specification's words (domain §8), codes are ours. */
export const EXPRESS_CODES = {
  /** The order does not go by express, or its show is too near for it. */
  expressUnfit: 22034201,
  /** The courier does not go to this region. */
  addressUnfit: 22034202,
  /** The parcel has left. */
  parcelLeft: 22034203,
} as const
