import type { Tx } from '../../../core/database/database'
import { found } from '../../../core/envelope'
import { MAX_VERSIONS } from './cache-service'

/** Number of changes after which old rows of the log are deleted. */
const SHORTEN_EVERY = 200

/**
 * Locks the seats of a session until the end of the transaction. Returns undefined for a session without seat
 * selection.
 */
export const lockSeatsIfAny = (tx: Tx, sessionId: string): Promise<{ version: number } | undefined> =>
  tx.selectFrom('seat_sales').select('version').where('session_id', '=', sessionId).forNoKeyUpdate().executeTakeFirst()

/**
 * Locks the seats of a session until the end of the transaction. Must happen before coupons and stock are locked
 * (DESIGN.md, "Lock order"). Throws `Refusal` notFound for a session without seat selection.
 */
export const lockSeats = async (tx: Tx, sessionId: string): Promise<void> => {
  found(await lockSeatsIfAny(tx, sessionId))
}

export interface SeatMove {
  sessionId: string
  /** The hold whose seats are released. */
  free?: { holdId: string; seats: readonly number[] }
  /** The hold that takes the seats. */
  take?: { holdId: string; seats: readonly number[] }
}

/**
 * Releases and takes seats in one version, and logs the change. The caller locks the seats (lockSeats), and the seats
 * to take must be free.
 */
export const moveSeats = async (tx: Tx, { sessionId, free, take }: SeatMove): Promise<void> => {
  const { version } = await tx
    .updateTable('seat_sales')
    .set((sale) => ({ version: sale('version', '+', 1) }))
    .where('session_id', '=', sessionId)
    .returning('version')
    .executeTakeFirstOrThrow()
  if (free) {
    await tx
      .deleteFrom('seats_taken')
      .where('session_id', '=', sessionId)
      .where('hold_id', '=', free.holdId)
      .where('seat', 'in', [-1, ...free.seats])
      .execute()
  }
  if (take) {
    const rows = take.seats.map((seat) => ({ session_id: sessionId, seat, hold_id: take.holdId }))
    await tx.insertInto('seats_taken').values(rows).execute()
  }
  const changes = [
    ...(free?.seats ?? []).filter((seat) => !take?.seats.includes(seat)).map((seat) => ({ seat, taken: false })),
    ...(take?.seats ?? []).filter((seat) => !free?.seats.includes(seat)).map((seat) => ({ seat, taken: true })),
  ]
  if (changes.length > 0) {
    const rows = changes.map((change) => ({ session_id: sessionId, version, ...change }))
    await tx.insertInto('seat_changes').values(rows).execute()
  }
  if (version % SHORTEN_EVERY === 0) {
    await tx
      .deleteFrom('seat_changes')
      .where('session_id', '=', sessionId)
      .where('version', '<=', version - MAX_VERSIONS)
      .execute()
  }
}
