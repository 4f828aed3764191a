import { packSeatMap } from '../../../../../src/domain/seat/packed'
import { type Encoding, packed } from '../../../core/compression'
import type { Language } from '../../../core/localized-text'
import { ok } from '../../../core/envelope'
import { venueOf } from './venues/venues'

/** Serializes a plan in one language. Returns undefined for an unknown id or version. */
export const planIn = (mapId: string, version: string, lang: Language) => {
  const venue = venueOf(mapId)
  if (venue?.map.version !== version) return undefined
  return packSeatMap({ ...venue.map, levels: venue.levels.map((label) => label[lang]) })
}

/** Highest compression level. Each plan is compressed only once, because no version ever changes. */
const SMALLEST = 9

const cache = new Map<string, Promise<Buffer>>()

/** Returns the compressed response with a seat plan, which is then cached. The caller checks that the plan exists. */
export const packedPlan = (mapId: string, version: string, lang: Language, encoding: Encoding): Promise<Buffer> => {
  const key = `${mapId} ${version} ${lang} ${encoding}`
  const before = cache.get(key)
  if (before) return before
  const made = packed(JSON.stringify(ok(planIn(mapId, version, lang))), encoding, SMALLEST)
  cache.set(key, made)
  return made
}
