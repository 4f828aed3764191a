import { packSeatMap } from '../../../../../src/domain/seat/packed'
import { type Encoding, packed } from '../../../core/compression'
import type { Language } from '../../../core/localized-text'
import { ok } from '../../../core/envelope'
import { venueOf } from './venues/venues'

/** A plan as it travels, in one language; undefined for an id or a version that is none. */
export const planIn = (mapId: string, version: string, lang: Language) => {
  const venue = venueOf(mapId)
  if (venue?.map.version !== version) return undefined
  return packSeatMap({ ...venue.map, levels: venue.levels.map((words) => words[lang]) })
}

/** A plan never changes: it is packed as small as can be, once. */
const SMALLEST = 9

const cache = new Map<string, Promise<Buffer>>()

/** The whole answer with a plan, compressed; made on the first request and cached. The caller checks that the plan exists. */
export const packedPlan = (mapId: string, version: string, lang: Language, encoding: Encoding): Promise<Buffer> => {
  const key = `${mapId} ${version} ${lang} ${encoding}`
  const before = cache.get(key)
  if (before) return before
  const made = packed(JSON.stringify(ok(planIn(mapId, version, lang))), encoding, SMALLEST)
  cache.set(key, made)
  return made
}
