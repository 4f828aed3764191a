import { seatMap } from '@/api/seats'
import type { SeatMap } from '@/domain/seat/seat-map'
import type { Client } from '@/request/client'

/** Maximum number of cached maps: the current and the previous one. The map of a stadium needs about a megabyte. */
const MAX_MAPS = 2

const cache = new WeakMap<Client, Map<string, Promise<SeatMap>>>()

export interface SeatMapQuery {
  mapId: string
  version: string
  /** Language of the level names. */
  language: string
}

/** Loads the map of a venue, once per version and language, so that other sessions of the show reuse the map. */
export const loadSeatMap = (client: Client, { mapId, version, language }: SeatMapQuery): Promise<SeatMap> => {
  const maps = cache.get(client) ?? new Map<string, Promise<SeatMap>>()
  cache.set(client, maps)
  const name = JSON.stringify([mapId, version, language])
  const known = maps.get(name)
  if (known) return known
  const request = client.call(seatMap, { mapId, version })
  maps.set(name, request)
  for (const oldest of [...maps.keys()].slice(0, -MAX_MAPS)) maps.delete(oldest)
  request.catch(() => maps.delete(name))
  return request
}
