import { packBits, packChanges, type SeatChange } from '../../../../../src/domain/seat/packed'
import type { Db } from '../../../core/database/database'
import { MAX_VERSIONS, type CachedSeats } from './cache-service'

/** Poll interval for the client, ms. */
const ASK_AFTER = 4_000

/** Complete lists of taken seats. Each version is computed once for all clients. */
const wholes = new WeakMap<CachedSeats, { version: number; sections: string[] }>()

const wholeOf = (room: CachedSeats): string[] => {
  const cached = wholes.get(room)
  if (cached?.version === room.version) return cached.sections
  const sections = packBits(room.house.map, room.house.taken)
  wholes.set(room, { version: room.version, sections })
  return sections
}

const changesBetween = async (db: Db, sessionId: string, since: number, version: number): Promise<SeatChange[]> =>
  db
    .selectFrom('seat_changes')
    .select(['seat', 'taken'])
    .where('session_id', '=', sessionId)
    .where('version', '>', since)
    .where('version', '<=', version)
    .orderBy('version')
    .execute()

/**
 * Returns the taken seats (contract: api/seats SeatStatus). Contains only the changes since a version, if the log still
 * contains these changes and they are shorter than the complete list.
 */
export const seatStatusAnswer = async (db: Db, room: CachedSeats, since: number | undefined) => {
  const { version } = room
  const sections = wholeOf(room)
  const whole = { version, sections, changes: null, askAfterMs: ASK_AFTER }
  if (since === undefined || since > version || version - since >= MAX_VERSIONS) return whole
  const changes = packChanges(await changesBetween(db, room.sale.session_id, since, version))
  const size = sections.reduce((sum, section) => sum + section.length, 0)
  return changes.length > size ? whole : { version, sections: null, changes, askAfterMs: ASK_AFTER }
}
