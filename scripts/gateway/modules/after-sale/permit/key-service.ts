import { PASS_KEY_RENEWAL, PASS_KEY_TTL } from '../../../../../src/domain/permit/permit'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { changeRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { createKey } from '../../trade/voucher/key-service'
import { endPermitKeys, lockPermit } from './state-service'

type Key = Row<'permit_keys'>

/** Returns the active key of a permit, or undefined. A key ends with its login and its lifetime. */
const liveKey = (db: Db | Tx, permitId: string, now: number): Promise<Key | undefined> =>
  db
    .selectFrom('permit_keys as k')
    .innerJoin('login_sessions as l', 'l.session_id', 'k.session_id')
    .selectAll('k')
    .where('k.permit_id', '=', permitId)
    .where('k.ended_at', 'is', null)
    .where('k.ends_at', '>', now)
    .where('l.ended_at', 'is', null)
    .executeTakeFirst()

/** Returns the place of a pass's key from the perspective of a login, with the end of its lifetime (0 without a key). */
export const keyPlaceOf = async (db: Db, permitId: string, sessionId: string, now: number) => {
  const key = await liveKey(db, permitId, now)
  if (!key) return { keyId: '', keyAt: 'NONE', keyEndsAt: 0 }
  const keyAt = key.session_id === sessionId ? 'HERE' : 'ELSEWHERE'
  return { keyId: key.key_id, keyAt, keyEndsAt: key.ends_at }
}

const serializeKey = ({ permit_id: permitId, key_id: keyId, secret, ends_at: endsAt }: Key) => ({
  ...{ permitId, keyId, secret, endsAt },
})

/**
 * Returns the key of a pass to this login. A key of another login ends. A key lives 24 hours and is
 * renewed in the last 12 (decision 164). A pass then works for at least 12 hours without a network.
 * @throws Refusal notFound, permitChanged for a permit that is not approved
 */
export const passKey = ({ db, clock }: Pick<Gateway, 'db' | 'clock'>, userId: string, sessionId: string, id: string) =>
  db.transaction().execute(async (tx) => {
    const now = clock.now()
    const { state } = await lockPermit(tx, id, { user_id: userId })
    if (state !== 'APPROVED') throw new Refusal('permitChanged')
    const held = await liveKey(tx, id, now)
    if (held?.session_id === sessionId && held.ends_at - now > PASS_KEY_RENEWAL) return serializeKey(held)
    await endPermitKeys(tx, [id], now)
    const times = { issued_at: now, ends_at: now + PASS_KEY_TTL, ended_at: null }
    const key = { ...createKey(), permit_id: id, session_id: sessionId, ...times }
    await tx.insertInto('permit_keys').values(key).execute()
    await changeRow(tx, 'permits', { permit_id: id }, { changed_at: now })
    return serializeKey(key)
  })
