import type { Gateway } from '../../../scripts/gateway/core/context'
import { json } from '../../../scripts/gateway/core/database/json'
import { bookSale } from '../../../scripts/gateway/modules/trade/payment/journal-service'
import { enterLedger } from '../../../scripts/gateway/modules/trade/payment/ledger-service'
import { codeDigest } from '../../../scripts/gateway/modules/after-sale/ticket-bind/digest'

const HOUR = 3_600_000
/** Id of a show that requires a name on each ticket. */
const SHOW = 'S3005'
export const PLAN = 'S3005N01P1'
export const SESSION = 'S3005N01'

/** A person of a walk, with an account, a device and attendees. */
export interface Person {
  userId: string
  phone: string
  /** The login session on the device. */
  device: string
  audienceIds: readonly string[]
}

/** A key or a code that a person has seen at any time. */
export interface Shown {
  ticketId: string
  holder: string
  keyId: string
  secret: string
  /** The static code; '' if the code is rotating. */
  code: string
}

export interface World {
  gateway: Gateway
  people: readonly Person[]
  /** The first person's paid order. */
  orderId: string
  voucherId: string
  /** Start of the session, epoch ms. */
  showTime: number
  /**
   * Ids of the tickets: first the tickets of the order, in the order of its units, then the tickets of an invitation.
   */
  ticketIds: readonly string[]
  /** Code of an invitation, which any of the persons may bind. */
  inviteCode: string
  shown: Shown[]
}

const plain = (text: string) => ({ 'zh-CN': text, 'zh-MO': text, 'en-US': text })
const localized = (text: string) => json(plain(text))

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

/** Price of a ticket, fen. */
const PRICE = 28_000
/** Refunds are possible until the session starts, any number of times. */
const REFUND_RULE = { steps: [{ before: 0, fee: 1_000 }], perSession: 1_000 }

/** Inserts a paid order of `count` tickets. */
const insertOrder = async ({ db, clock }: Gateway, orderId: string, userId: string, count: number): Promise<void> => {
  const now = clock.now()
  const amount = count * PRICE
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('orders')
      .values({
        ...{ order_id: orderId, order_number: `N${orderId}`, user_id: userId, idempotency_key: orderId },
        ...{ request_hash: '', transaction_id: `X${orderId}`, bind_id: `B${orderId}`, show_id: SHOW },
        ...{ session_id: SESSION, state: 'SUCCEEDED', refund_state: 'NONE', refunded_count: 0, refunded_amount: 0 },
        ...{ ticket_count: count, total: amount, pay_amount: amount, deliver_method: 'E_TICKET', delivery: null },
        price_lines: json([{ kind: 'TICKETS', amount }]),
        contact: json({ type: 'PHONE' as const, value: '13800000001', countryCode: '86' }),
        ...{ express: null, coupon_id: null, promotion_id: null, remark: '', created_at: now, reserve_until: now },
        ...{ rebook_of: null, moved_in: 0, moved_out: 0 },
        ...{ paid_at: now, pay_product: 'SANDBOX_WEB', plan_distributor_id: '', distributor_user_id: '' },
      })
      .execute()
    await tx
      .insertInto('order_items')
      .values({
        ...{ order_id: orderId, seat_plan_id: PLAN, quantity: count, unit_qty: 1, unit_price: PRICE, amount, sort: 0 },
      })
      .execute()
    // Stock that can contain returned tickets.
    await tx
      .updateTable('stocks')
      .set((stock) => ({ total: stock('total', '+', count) }))
      .where('seat_plan_id', '=', PLAN)
      .execute()
    await enterLedger(tx, { order_id: orderId, payment_id: null, amount, at: now, kind: 'CHARGE' })
    await bookSale(tx, { orderId, money: amount }, now)
  })
}

/**
 * Creates three persons. The first person has three tickets of a session that starts in 30 hours. Each person may bind
 * an invitation for two tickets.
 * @param staticCode true for static codes, false for rotating codes
 */
export const openWorld = async (gateway: Gateway, walk: number, staticCode: boolean): Promise<World> => {
  const { db, clock } = gateway
  const now = clock.now()
  const showTime = now + 30 * HOUR
  const people = [
    await insertPerson(gateway, walk, 0),
    await insertPerson(gateway, walk, 1),
    await insertPerson(gateway, walk, 2),
  ]
  await db.updateTable('sessions').set({ show_time: showTime }).where('session_id', '=', SESSION).execute()
  await db
    .updateTable('shows')
    .set({ static_code: staticCode, refund_rule: json(REFUND_RULE) })
    .where('show_id', '=', SHOW)
    .execute()
  const [orderId, voucherId] = [`OW${walk}`, `W${walk}V`]
  await insertOrder(gateway, orderId, people[0].userId, 3)
  await db
    .insertInto('vouchers')
    .values({
      ...{ voucher_id: voucherId, order_id: orderId, user_id: people[0].userId, show_id: SHOW, session_id: SESSION },
      ...{ state: 'VALID', code_from: null, created_at: now },
    })
    .execute()
  const ticketIds = [1, 2, 3].map((at) => `W${walk}T${at}`)
  await db
    .insertInto('tickets')
    .values(
      ticketIds.map((id, sort) => ({
        ...{ ticket_id: id, voucher_id: voucherId, seat_plan_id: PLAN, seat_desc: localized(`seat ${sort}`) },
        ...{ entrance: null, audience_name: '', state: 'VALID', code_key: id, sort },
      })),
    )
    .execute()
  const inviteCode = `N${String(walk).padStart(11, '0')}`
  await db
    .insertInto('bind_codes')
    .values({
      ...{ code_digest: codeDigest(inviteCode), kind: 'INVITATION', show_id: SHOW, session_id: SESSION },
      ...{ seat_plan_id: PLAN, seats: json(['guest 1', 'guest 2'].map(plain)), issuer: localized('host') },
      ...{ phone_tail: '', expires_at: now + 1_000 * HOUR, withdrawn: false },
      ...{ user_id: null, voucher_id: null, bound_at: null },
    })
    .execute()
  return { gateway, people, orderId, voucherId, showTime, ticketIds, inviteCode, shown: [] }
}
