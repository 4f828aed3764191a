import { insideOf, type PassEntry } from '../../../../../src/domain/permit/pass-verdict'
import type { Db, Row, Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'

const entryOf = ({ scan_id, permit_id, zone_id, direction, gate, at }: Row<'permit_scans'>): PassEntry => ({
  ...{ scanId: scan_id, permitId: permit_id, zoneId: zone_id, direction, gate, at },
})

/**
 * Returns the admitted scans of a project in order.
 * @param received returns only scans that were received from this time on, epoch ms
 */
export const passEntries = async (db: Db | Tx, projectCode: string, received = 0): Promise<PassEntry[]> => {
  const rows = await db
    .selectFrom('permit_scans')
    .selectAll()
    .where('project_code', '=', projectCode)
    .where('received_at', '>=', received)
    .orderBy('at')
    .orderBy('scan_id')
    .execute()
  return rows.map(entryOf)
}

/** Returns the newest admitted scan of a permit in a zone until a time. */
export const lastEntry = async (
  db: Db | Tx,
  { permitId, zoneId, until }: { permitId: string; zoneId: string; until: number },
): Promise<PassEntry | undefined> => {
  const row = await db
    .selectFrom('permit_scans')
    .selectAll()
    .where('permit_id', '=', permitId)
    .where('zone_id', '=', zoneId)
    .where('at', '<=', until)
    .orderBy('at', 'desc')
    .orderBy('scan_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && entryOf(row)
}

/** Returns the ids of the zones in which the holders of permits are, by permit. */
export const zonesInside = async (db: Db, permitIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> => {
  const rows = await listRows(db, 'permit_scans', { permit_id: permitIds })
  const zones = new Map<string, string[]>()
  for (const { permitId, zoneId } of insideOf(rows.map(entryOf)))
    zones.set(permitId, [...(zones.get(permitId) ?? []), zoneId])
  return zones
}
