import type { Db, Row, Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import { isSameDay, SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'

type Plate = Row<'plates'>
type Proof = Row<'plate_proofs'>

const RANKS = ['NONE', 'EXIT', 'ENTRY', 'PAPER'] as const
export type ProofRank = (typeof RANKS)[number]

/** Proofs that count: only a vehicle licence proves a disputed plate. */
const counting = ({ is_disputed: isDisputed }: Plate, proofs: readonly Proof[]): Proof[] =>
  proofs.filter(({ kind }) => kind === 'PAPER' || !isDisputed)

export const proofsOf = (db: Db | Tx, { plate_id }: Plate): Promise<Proof[]> =>
  listRows(db, 'plate_proofs', { plate_id }, 'proven_at')

/** Returns the strongest proof of a plate, and its time. */
export const rankOf = (plate: Plate, proofs: readonly Proof[]): { proof: ProofRank; provenAt: number | null } => {
  const own = counting(plate, proofs)
  const proof = RANKS.findLast((rank) => own.some(({ kind }) => kind === rank)) ?? 'NONE'
  return { proof, provenAt: own.find(({ kind }) => kind === proof)?.proven_at ?? null }
}

/** Returns true if the proofs of a plate allow the buyer to see a stay (decision 124). */
export const isProven = (
  plate: Plate,
  proofs: readonly Proof[],
  stay: Pick<Row<'parking_stays'>, 'stay_id' | 'entered_at'>,
): boolean =>
  counting(plate, proofs).some(
    ({ kind, stay_id: id, valid_from: from }) =>
      kind === 'PAPER' || (kind === 'ENTRY' ? stay.entered_at >= from : id === stay.stay_id),
  )

/** Adds a proof. A proof that exists already changes nothing. */
const addProof = async (tx: Tx, proof: Proof): Promise<void> => {
  await tx
    .insertInto('plate_proofs')
    .values(proof)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Stay = Pick<Row<'parking_stays'>, 'stay_id' | 'entered_at'>

/** Proves a plate by the code on the ticket that the barrier printed at the entry. */
export const proveEntry = (tx: Tx, { plate_id }: Plate, { stay_id, entered_at }: Stay, now: number): Promise<void> =>
  addProof(tx, { plate_id, kind: 'ENTRY', stay_id, valid_from: entered_at, proven_at: now })

/** Proves a plate by a payment at the exit lane. Two such proofs on different days count as an entry code. */
export const proveExit = async (tx: Tx, plate: Plate, stay: Stay, now: number): Promise<void> => {
  const { plate_id } = plate
  const before = (await proofsOf(tx, plate)).filter(({ kind }) => kind === 'EXIT')
  await addProof(tx, { plate_id, kind: 'EXIT', stay_id: stay.stay_id, valid_from: 0, proven_at: now })
  if (before.some(({ proven_at: at }) => !isSameDay(at, now, SHOP_OFFSET))) await proveEntry(tx, plate, stay, now)
}

/** Proves a plate by a vehicle licence that the park's desk has reviewed. */
export const provePaper = (tx: Tx, { plate_id }: Plate, now: number): Promise<void> =>
  addProof(tx, { plate_id, kind: 'PAPER', stay_id: null, valid_from: 0, proven_at: now })
