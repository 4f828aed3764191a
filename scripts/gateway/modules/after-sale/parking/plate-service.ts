import { normalPlate, type PlateArea, plateKind } from '../../../../../src/domain/plate/plate'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { countRows, deleteRows, findRow, getRow, listRows } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import { lockBuyer } from '../../base/user/account-service'
import { countAttempt } from './attempts'
import { plateColumns } from './plate-digest'
import { type ProofRank, proofsOf, proveEntry, provePaper, rankOf } from './proof'

/** Maximum number of plates of an account (decision 121). */
const MOST = 5

/** A saved plate with its proof. */
export interface SavedPlate {
  row: Row<'plates'>
  proof: ProofRank
  provenAt: number | null
  /** Number of other accounts with this plate; 0 without a proof. */
  others: number
}

const savedPlate = async (db: Db | Tx, row: Row<'plates'>): Promise<SavedPlate> => {
  const rank = rankOf(row, await proofsOf(db, row))
  const others = rank.proof === 'NONE' ? 0 : (await countRows(db, 'plates', { digest: row.digest })) - 1
  return { row, ...rank, others }
}

/** Returns the plates of a buyer, the newest first. */
export const listPlates = async (db: Db, userId: string): Promise<SavedPlate[]> => {
  const rows = await listRows(db, 'plates', { user_id: userId }, 'created_at')
  return Promise.all(rows.reverse().map((row) => savedPlate(db, row)))
}

/** Returns a plate of the buyer. Throws `Refusal` notFound. */
export const ownPlate = async (db: Db | Tx, userId: string, plateId: string): Promise<Row<'plates'>> =>
  found(await findRow(db, 'plates', { plate_id: plateId, user_id: userId }))

/**
 * Saves a plate, or returns the saved one. Throws `Refusal`: plateWrong, platesFull, parkingTooOften.
 */
export const addPlate = async (
  { db, clock, plateKey }: Gateway,
  userId: string,
  { plateNo, area }: { plateNo: string; area: PlateArea },
): Promise<SavedPlate> => {
  const plate = normalPlate(plateNo)
  const kind = plateKind(plate, area)
  if (!kind) throw new Refusal('plateWrong')
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const columns = plateColumns(plateKey, plate)
    const before = await findRow(tx, 'plates', { user_id: userId, digest: columns.digest })
    if (before) return savedPlate(tx, before)
    if ((await countRows(tx, 'plates', { user_id: userId })) >= MOST)
      throw new Refusal('platesFull', { params: { count: String(MOST) } })
    await countAttempt(tx, userId, 'PLATE', now)
    const row = { plate_id: newId('PL'), user_id: userId, ...columns, area, kind, is_disputed: false, created_at: now }
    await tx.insertInto('plates').values(row).execute()
    return savedPlate(tx, row)
  })
}

/** Deletes a plate with its history in this account. Throws `Refusal` notFound. */
export const removePlate = ({ db }: Gateway, userId: string, plateId: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await ownPlate(tx, userId, plateId)
    await tx.updateTable('parking_payments').set({ is_hidden: true }).where('plate_id', '=', plateId).execute()
    await deleteRows(tx, 'plates', { plate_id: plateId })
  })

/**
 * Proves a plate by the entry code of its stay. If the camera did not read the plate, the code also assigns the plate
 * to the stay. Throws `Refusal`: notFound, plateProofWrong, parkingTooOften.
 */
export const provePlate = async (
  { db, clock }: Gateway,
  userId: string,
  plateId: string,
  entryCode: string,
): Promise<SavedPlate> => {
  const now = clock.now()
  await ownPlate(db, userId, plateId)
  // Wrong codes count as well, so the count must outlive the refusal.
  await countAttempt(db, userId, 'QUESTION', now)
  return db.transaction().execute(async (tx) => {
    const plate = await ownPlate(tx, userId, plateId)
    const stay = await tx
      .selectFrom('parking_stays')
      .selectAll()
      .where('entry_code', '=', entryCode)
      .where('left_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!stay || (stay.digest !== null && stay.digest !== plate.digest)) throw new Refusal('plateProofWrong')
    const { digest, sealed } = plate
    await tx.updateTable('parking_stays').set({ digest, sealed }).where('stay_id', '=', stay.stay_id).execute()
    await proveEntry(tx, plate, stay, now)
    return savedPlate(tx, plate)
  })
}

/**
 * Disputes a plate that other accounts have saved too. From then on, only a vehicle licence proves it, in every
 * account. Throws `Refusal`: notFound, plateProofWrong if the plate is unproven or in no other account.
 */
export const disputePlate = ({ db }: Gateway, userId: string, plateId: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const plate = await ownPlate(tx, userId, plateId)
    const { others } = await savedPlate(tx, plate)
    if (others === 0) throw new Refusal('plateProofWrong')
    await tx.updateTable('plates').set({ is_disputed: true }).where('digest', '=', plate.digest).execute()
  })

/** Accepts the vehicle licence of a plate at the park's desk. */
export const reviewLicence = ({ db, clock }: Gateway, plateId: string): Promise<void> =>
  db.transaction().execute(async (tx) => provePaper(tx, await getRow(tx, 'plates', { plate_id: plateId }), clock.now()))

/** Returns the buyer's saved plate of a stay, or undefined. */
export const plateOfStay = async (
  db: Db | Tx,
  userId: string,
  { digest }: Pick<Row<'parking_stays'>, 'digest'>,
): Promise<Row<'plates'> | undefined> =>
  digest === null ? undefined : findRow(db, 'plates', { user_id: userId, digest })
