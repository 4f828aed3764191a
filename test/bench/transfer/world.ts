import type { Gateway } from '../../../scripts/gateway/core/context'
import { json } from '../../../scripts/gateway/core/database/json'
import { codeDigest } from '../../../scripts/gateway/modules/ticket-bind/digest'

const HOUR = 3_600_000
/** A show that asks for a name on each ticket. */
const SHOW = 'S3005'
const PLAN = 'S3005N01P1'
export const SESSION = 'S3005N01'

/** A person of a walk, with an account, a device and people to name. */
export interface Person {
  userId: string
  phone: string
  /** The login on the device. */
  device: string
  audienceIds: readonly string[]
}

/** A key or a code that somebody has been shown, however long ago. */
export interface Shown {
  ticketId: string
  holder: string
  keyId: string
  secret: string
  /** '' for one that changes. */
  code: string
}

export interface World {
  gateway: Gateway
  people: readonly Person[]
  /** Those of the beginning; an invitation brings more. */
  ticketIds: readonly string[]
  /** Of an invitation that anybody may bind. */
  inviteCode: string
  shown: Shown[]
}

const plain = (text: string) => ({ 'zh-CN': text, 'zh-MO': text, 'en-US': text })
const words = (text: string) => json(plain(text))

const insertPerson = async ({ db, clock }: Gateway, walk: number, at: number): Promise<Person> => {
  const now = clock.now()
  const id = `W${walk}P${at}`
  const phone = `137${String(walk).padStart(6, '0')}${String(at).padStart(2, '0')}`
  await db
    .insertInto('users')
    .values({
      ...{ user_id: id, country_code: '86', cellphone: phone, email: null, password_hash: null, nickname: id },
      ...{ avatar: '', sex: 'UNKNOWN', birthday: '', prime_level: 0, created_at: now },
    })
    .execute()
  await db
    .insertInto('login_sessions')
    .values({
      ...{ session_id: `${id}D`, user_id: id, terminal: 'H5', device: '', begun_at: now, seen_at: now },
      ...{ ended_at: null, end_reason: null },
    })
    .execute()
  const audienceIds = ['A', 'B', 'C'].map((name) => `${id}${name}`)
  await db
    .insertInto('audiences')
    .values(
      audienceIds.map((audienceId) => ({
        ...{ audience_id: audienceId, user_id: id, name: audienceId, id_type: 'PASSPORT', id_no: `E${audienceId}` },
        ...{ country_code: '86', cellphone: phone, birthday: '1990-01-01', region: '', created_at: now },
      })),
    )
    .execute()
  return { userId: id, phone, device: `${id}D`, audienceIds }
}

/**
 * Three people; the first has three tickets of a session that begins in 30 hours, and anybody may bind an invitation of two.
 * @param staticCode the show's codes stay
 */
export const openWorld = async (gateway: Gateway, walk: number, staticCode: boolean): Promise<World> => {
  const { db, clock } = gateway
  const now = clock.now()
  const people = [
    await insertPerson(gateway, walk, 0),
    await insertPerson(gateway, walk, 1),
    await insertPerson(gateway, walk, 2),
  ]
  await db
    .updateTable('sessions')
    .set({ show_time: now + 30 * HOUR })
    .where('session_id', '=', SESSION)
    .execute()
  await db.updateTable('shows').set({ static_code: staticCode }).where('show_id', '=', SHOW).execute()
  const voucherId = `W${walk}V`
  await db
    .insertInto('vouchers')
    .values({
      ...{ voucher_id: voucherId, order_id: null, user_id: people[0].userId, show_id: SHOW, session_id: SESSION },
      ...{ state: 'VALID', code_from: null, created_at: now },
    })
    .execute()
  const ticketIds = [1, 2, 3].map((at) => `W${walk}T${at}`)
  await db
    .insertInto('tickets')
    .values(
      ticketIds.map((id, sort) => ({
        ...{ ticket_id: id, voucher_id: voucherId, seat_plan_id: PLAN, seat_desc: words(`seat ${sort}`) },
        ...{ entrance: null, audience_name: '', state: 'VALID', code_key: id, sort },
      })),
    )
    .execute()
  const inviteCode = `N${String(walk).padStart(11, '0')}`
  await db
    .insertInto('bind_codes')
    .values({
      ...{ code_digest: codeDigest(inviteCode), kind: 'INVITATION', show_id: SHOW, session_id: SESSION },
      ...{ seat_plan_id: PLAN, seats: json(['guest 1', 'guest 2'].map(plain)), issuer: words('host') },
      ...{ phone_tail: '', expires_at: now + 1_000 * HOUR, withdrawn: false },
      ...{ user_id: null, voucher_id: null, bound_at: null },
    })
    .execute()
  return { gateway, people, ticketIds, inviteCode, shown: [] }
}
