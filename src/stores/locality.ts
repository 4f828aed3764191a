import type { Stores } from './create-stores'

/** Returns the default dialing code of phone fields for this visitor, without the plus sign. */
export const startAreaOf = ({ shop, preferences }: Pick<Stores, 'shop' | 'preferences'>): string =>
  shop.startArea(preferences.language)
