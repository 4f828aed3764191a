import { codeDistance } from '../../../../../src/domain/ticket/gate-code'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow, lockRow } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { createKey, KEY_GRACE } from '../../trade/voucher/key-service'

type Key = Row<'reservation_keys'>

/** Returns the active key of a reservation, or undefined. A key ends with its login. */
const liveKey = (db: Db | Tx, reservationId: string): Promise<Key | undefined> =>
  db
    .selectFrom('reservation_keys as k')
    .innerJoin('login_sessions as l', 'l.session_id', 'k.session_id')
    .selectAll('k')
    .where('k.reservation_id', '=', reservationId)
    .where('k.ended_at', 'is', null)
    .where('l.ended_at', 'is', null)
    .executeTakeFirst()

/** Id and place of the key of a reservation's code (contract: api/gate-key). */
export interface KeyPlace {
  keyId: string
  keyAt: 'NONE' | 'HERE' | 'ELSEWHERE'
}

/** Returns the place of a reservation's key from the perspective of a login. */
export const keyPlaceOf = async (db: Db, reservationId: string, sessionId: string): Promise<KeyPlace> => {
  const key = await liveKey(db, reservationId)
  if (!key) return { keyId: '', keyAt: 'NONE' }
  return { keyId: key.key_id, keyAt: key.session_id === sessionId ? 'HERE' : 'ELSEWHERE' }
}

/** Ends the key of a reservation, for example after a change. Gates then reject its codes. */
export const endReservationKeys = async (tx: Tx, reservationId: string, now: number): Promise<void> => {
  await tx
    .updateTable('reservation_keys')
    .set({ ended_at: now })
    .where('reservation_id', '=', reservationId)
    .where('ended_at', 'is', null)
    .execute()
}

/**
 * Returns the key of a reservation to this device, and ends the key of another device. A key is sent only once, except
 * shortly after, because the response may be lost. Throws `Refusal`: notFound, reserveChanged (no person can enter).
 */
export const handOverKey = ({ db, clock }: Gateway, userId: string, sessionId: string, reservationId: string) =>
  db.transaction().execute(async (tx) => {
    const { state } = found(await lockRow(tx, 'reservations', { reservation_id: reservationId, user_id: userId }))
    if (state !== 'CONFIRMED' && state !== 'PARTLY_IN') throw new Refusal('reserveChanged')
    const now = clock.now()
    const held = await liveKey(tx, reservationId)
    if (held?.session_id === sessionId && now - held.issued_at <= KEY_GRACE) return [serializeKey(held)]
    await endReservationKeys(tx, reservationId, now)
    const columns = { reservation_id: reservationId, session_id: sessionId, issued_at: now, ended_at: null }
    const key = { ...createKey(), ...columns }
    await tx.insertInto('reservation_keys').values(key).execute()
    return [serializeKey(key)]
  })

const serializeKey = ({ reservation_id: ticketId, key_id: keyId, secret }: Key) => ({ ticketId, keyId, secret })

/** Returns true if a key of the reservation had this code at the time `at`, epoch ms. Also checks ended keys. */
export const hadReservationCode = async (
  db: Db | Tx,
  { ticketId, keyId, code }: { ticketId: string; keyId: string; code: string },
  at: number,
): Promise<boolean> => {
  const key = await findRow(db, 'reservation_keys', { reservation_id: ticketId, key_id: keyId })
  return key !== undefined && codeDistance(ticketId, { keyId, secret: key.secret }, code, at, 'reservation') !== null
}
