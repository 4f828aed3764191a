import type { Clock } from '@/lib/clock'
import type { HostStorage } from '@/platform/storage/contract'
import { keys, type Stored } from '@/platform/storage/keys'

/** A place that nobody asked for in this time is not worth keeping. Ms. */
const LIFE = 15 * 60_000

export interface QueuePlaces {
  storage: HostStorage
  clock: Clock
  userId: () => string
}

type Place = Stored<typeof keys.queueTickets>[string]

/** The place in line that this buyer has for a call; undefined without one. `path` as the call declares it. */
export const placeInLine = ({ storage, clock, userId }: QueuePlaces, path: string): Place | undefined => {
  const place = storage.read(keys.queueTickets, userId())?.[path]
  return place && clock.now() - place.savedAt < LIFE ? place : undefined
}

/** Keeps a place for the next try, also through a reload; null gives it up. */
export const keepPlace = (
  { storage, clock, userId }: QueuePlaces,
  path: string,
  place: Pick<Place, 'ticket' | 'place'> | null,
): void => {
  const { [path]: _, ...rest } = storage.read(keys.queueTickets, userId()) ?? {}
  const kept = place ? { ...rest, [path]: { ...place, savedAt: clock.now() } } : rest
  if (Object.keys(kept).length === 0) storage.remove(keys.queueTickets, userId())
  else storage.write(keys.queueTickets, kept, userId())
}
