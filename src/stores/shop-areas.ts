import type { ShopConfig } from '@/api/shop'
import { MAINLAND } from '@/domain/identity/phone'

type Areas = ShopConfig['supportLoginAreas']

/** Returns an area code without prefix: `86` for `+86` and `0086`. */
const plain = (areaCode: string): string => areaCode.replace(/^\+?0*/, '')

/**
 * Returns the default area of a phone field: the local area if the merchant offers it, else mainland China, else the
 * first area.
 */
export const offeredArea = (local: string, areas: Areas): string => {
  const offered = areas.map(({ code }) => code)
  return [local, MAINLAND].find((code) => offered.includes(code)) ?? offered[0] ?? MAINLAND
}

/**
 * Returns true if phone numbers of an area (`86`) may log in. Also true if the area is unknown, or the merchant lists
 * no areas.
 */
export const includesArea = (areas: Areas, countryCode: string): boolean =>
  !countryCode || areas.length === 0 || areas.some(({ code }) => plain(code) === plain(countryCode))
