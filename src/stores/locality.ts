import type { Stores } from './create-stores'

/** The area that a phone field of this visitor starts with, without plus. */
export const startAreaOf = ({ shop, preferences }: Pick<Stores, 'shop' | 'preferences'>): string =>
  shop.startArea(preferences.language)
