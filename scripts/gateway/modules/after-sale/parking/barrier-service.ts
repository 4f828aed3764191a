import { randomInt } from 'node:crypto'
import { isPlate, normalPlate, PLATE_AREAS } from '../../../../../src/domain/plate/plate'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow, getRow, listRows } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import { openPlate, plateColumns } from './plate-digest'

export const STAY_ACTIONS = ['TO_EXIT', 'LEAVE', 'MISREAD'] as const
export const PARK_ACTIONS = ['SILENCE', 'ANSWER'] as const

/** Characters of entry codes. Omits characters that look alike. */
const CODE = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Returns an unpredictable code of 8 characters for the barrier's entry ticket. */
const entryCode = (): string => Array.from({ length: 8 }, () => CODE[randomInt(CODE.length)]).join('')

/** A car at the barrier. `plateNo` is '' if the camera cannot read it. */
export interface Entering {
  parkId: string
  plateNo: string
}

/** Lets a car in and returns its stay. Throws `Refusal`: notFound, plateWrong. */
export const enterCar = async (
  { db, clock, plateKey }: Pick<Gateway, 'db' | 'clock' | 'plateKey'>,
  { parkId, plateNo }: Entering,
): Promise<Row<'parking_stays'>> => {
  const plate = normalPlate(plateNo)
  if (plate !== '' && !PLATE_AREAS.some((area) => isPlate(plate, area))) throw new Refusal('plateWrong')
  found(await findRow(db, 'parks', { park_id: parkId }))
  const stay: Row<'parking_stays'> = {
    ...{ stay_id: newId('PS'), park_id: parkId, digest: null, sealed: null, entry_code: entryCode() },
    ...(plate === '' ? {} : plateColumns(plateKey, plate)),
    ...{ entered_at: clock.now(), left_at: null, paid_until: null, settled: 0 },
  }
  await db.insertInto('parking_stays').values(stay).execute()
  return stay
}

const clearLane = (tx: Tx, stayId: string) =>
  tx.updateTable('park_lanes').set({ stay_id: null }).where('stay_id', '=', stayId).execute()

const ACTIONS: Record<
  (typeof STAY_ACTIONS)[number],
  (tx: Tx, stay: Row<'parking_stays'>, now: number) => Promise<unknown>
> = {
  TO_EXIT: (tx, { stay_id, park_id }) =>
    tx.updateTable('park_lanes').set({ stay_id }).where('park_id', '=', park_id).execute(),
  LEAVE: async (tx, { stay_id: id, entered_at: entered }, now) => {
    await clearLane(tx, id)
    // A report with a wrong clock does not end a stay before its start.
    const left = Math.max(now, entered)
    await tx.updateTable('parking_stays').set({ left_at: left }).where('stay_id', '=', id).execute()
  },
  MISREAD: (tx, { stay_id: id }) =>
    tx.updateTable('parking_stays').set({ digest: null, sealed: null }).where('stay_id', '=', id).execute(),
}

/** Reports a car's move to the gateway. Repeated and late reports about a car that has left change nothing. */
export const actOnStay = (
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  stayId: string,
  action: (typeof STAY_ACTIONS)[number],
) =>
  db.transaction().execute(async (tx) => {
    const stay = await tx
      .selectFrom('parking_stays')
      .selectAll()
      .where('stay_id', '=', stayId)
      .forUpdate()
      .executeTakeFirst()
    if (found(stay).left_at === null) await ACTIONS[action](tx, found(stay), clock.now())
  })

/** Simulates that the system of a park stops responding, or responds again. */
export const actOnPark = async (db: Db, parkId: string, action: (typeof PARK_ACTIONS)[number]): Promise<void> => {
  await getRow(db, 'parks', { park_id: parkId })
  await db
    .updateTable('parks')
    .set({ is_silent: action === 'SILENCE' })
    .where('park_id', '=', parkId)
    .execute()
}

/** A stay for the console, with its plate. `laneCode` is the exit lane where the car waits, or ''. */
export interface BarrierStay {
  stay: Row<'parking_stays'>
  park: Row<'parks'>
  plateNo: string
  laneCode: string
}

/** Returns the newest stays. */
export const newestStays = async (db: Db, key: Uint8Array, length: number): Promise<BarrierStay[]> => {
  const stays = await db
    .selectFrom('parking_stays')
    .selectAll()
    .orderBy('left_at', (order) => order.desc().nullsFirst())
    .orderBy('entered_at', 'desc')
    .limit(length)
    .execute()
  return Promise.all(
    stays.map(async (stay) => ({
      stay,
      park: await getRow(db, 'parks', { park_id: stay.park_id }),
      plateNo: openPlate(key, stay.sealed),
      laneCode: (await findRow(db, 'park_lanes', { stay_id: stay.stay_id }))?.lane_code ?? '',
    })),
  )
}

/** Returns all parks in their order. */
export const allParks = (db: Db): Promise<Row<'parks'>[]> => listRows(db, 'parks', {}, 'sort')

/** A saved plate without a reviewed vehicle licence. */
export interface UnreviewedPlate {
  plateId: string
  plateNo: string
  cellphone: string
}

/** Returns the newest plates whose vehicle licence was not reviewed. */
export const unreviewedPlates = async (db: Db, key: Uint8Array, length: number): Promise<UnreviewedPlate[]> => {
  const rows = await db
    .selectFrom('plates as p')
    .innerJoin('users as u', 'u.user_id', 'p.user_id')
    .select(['p.plate_id', 'p.sealed', 'u.cellphone'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('plate_proofs as f')
            .select('f.plate_id')
            .whereRef('f.plate_id', '=', 'p.plate_id')
            .where('f.kind', '=', 'PAPER'),
        ),
      ),
    )
    .orderBy('p.created_at', 'desc')
    .limit(length)
    .execute()
  return rows.map(({ plate_id: plateId, sealed, cellphone }) => ({
    ...{ plateId, plateNo: openPlate(key, sealed), cellphone: cellphone ?? '' },
  }))
}
