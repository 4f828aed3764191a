import type { Stores } from './create-stores'

/** Returns the default area of this visitor's phone fields, without plus. */
export const startAreaOf = ({ shop, preferences }: Pick<Stores, 'shop' | 'preferences'>): string =>
  shop.startArea(preferences.language)
