import { arena } from './arena'
import { blackBox } from './black-box'
import type { Venue } from './build'
import { operaHouse } from './opera-house'
import { stadium } from './stadium'

/** Venues by the id of their plan. */
const DRAWN: Readonly<Record<string, () => Venue>> = {
  'M-blackbox': blackBox,
  'M-opera': operaHouse,
  'M-arena': arena,
  'M-stadium': stadium,
}

/**
 * Ids of the venues that have a seat plan.
 * @forTests
 */
export const VENUE_IDS: readonly string[] = Object.keys(DRAWN)

const drawn = new Map<string, Venue>()

/** Returns the venue of a seat plan, or undefined for an unknown id. Creates it at the first request and caches it. */
export const venueOf = (mapId: string): Venue | undefined => {
  const cached = drawn.get(mapId)
  if (cached) return cached
  const venue = Object.hasOwn(DRAWN, mapId) ? DRAWN[mapId]() : undefined
  if (venue) drawn.set(mapId, venue)
  return venue
}
