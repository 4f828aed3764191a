import { seatMap } from '@/api/seats'
import type { SeatMap } from '@/domain/seat/seat-map'
import type { Client } from '@/request/client'

/** A stadium takes about a megabyte: the cache holds the one in use and the one before. */
const MAX_MAPS = 2

const cache = new WeakMap<Client, Map<string, Promise<SeatMap>>>()

export interface SeatMapQuery {
  mapId: string
  version: string
  /** Names of levels come in it. */
  language: string
}

/** The map of a venue, loaded once a version and language, so that another session of the show has it at once. */
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
