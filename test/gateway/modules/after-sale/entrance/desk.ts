import { json } from '../../../../../scripts/gateway/core/database/json'
import type { TestGateway } from '../../../support/gateway'
import { newKey, type Shopper, shopperOf } from '../../../support/shopper'

/** A seeded show that requires a form, and refuses entry without the form. */
export const SHOW = 'S3005'
export const SESSION = 'S3005N01'

export interface Holder extends Shopper {
  userId: string
  voucherId: string
  /** Ids of the tickets, which are the ids of their registrations. */
  ids: string[]
}

/** Answers to the form of the seed. A minor needs the guardian's part. */
export const declaration = (more: object = {}) => ({
  application: {},
  people: [{ personKey: 'p1', answers: { name: '小满', adult: true, health: 'no', healthConsent: '1', ...more } }],
})

let vouchers = 0

/** Inserts a voucher of the show with tickets of these names. */
export const insertTickets = async (
  test: TestGateway,
  userId: string,
  names: readonly string[],
): Promise<Pick<Holder, 'voucherId' | 'ids'>> => {
  const { db, clock } = test.gateway.context
  const voucherId = `VE${(vouchers += 1)}`
  const ids = names.map((_, at) => `${voucherId}T${at + 1}`)
  await db
    .insertInto('vouchers')
    .values({
      ...{ voucher_id: voucherId, order_id: null, user_id: userId, show_id: SHOW, session_id: SESSION },
      ...{ state: 'VALID', code_from: null, created_at: clock.now() },
    })
    .execute()
  await db
    .insertInto('tickets')
    .values(
      names.map((name, sort) => ({
        ...{ ticket_id: ids[sort], voucher_id: voucherId, seat_plan_id: `${SESSION}P2`, entrance: null },
        seat_desc: json({ 'zh-CN': `8 排 ${sort} 座`, 'zh-MO': '', 'en-US': '' }),
        ...{ audience_name: name, state: 'VALID', code_key: ids[sort], sort },
      })),
    )
    .execute()
  return { voucherId, ids }
}

/** Returns functions that fill in entrance forms at a test gateway. */
export const entranceDesk = (test: TestGateway) => {
  const byToken = 'pub/v1/entrance_registrations/by_token'
  const sent = (version: number, answers: object, more: object) => ({
    ...{ version, formVersion: 1, answers, idempotencyKey: newKey(), ...more },
  })
  let count = 0
  return {
    /** A new account with tickets of these names. */
    newHolder: async (...names: string[]): Promise<Holder> => {
      const { userId } = await test.signIn(`1397200${String((count += 1)).padStart(4, '0')}`)
      return { ...(await shopperOf(test, userId)), userId, ...(await insertTickets(test, userId, names)) }
    },
    again: async (holder: Holder): Promise<Holder> => ({ ...holder, ...(await shopperOf(test, holder.userId)) }),
    read: async (holder: Holder, at = 0) =>
      (await holder.get(`buyer/v1/entrance_registrations/${holder.ids[at]}`)).body.data,
    send: (holder: Holder, at = 0, version = 0, answers: object = declaration(), more: object = {}) =>
      holder.post(`buyer/v1/entrance_registrations/${holder.ids[at]}/answers`, sent(version, answers, more)),
    newLink: (holder: Holder, at = 0) => holder.post(`buyer/v1/entrance_registrations/${holder.ids[at]}/links`, {}),
    linkOf: async (holder: Holder, at = 0): Promise<string> =>
      (await holder.post(`buyer/v1/entrance_registrations/${holder.ids[at]}/links`, {})).body.data.token as string,
    open: (token: string) => test.ask(`${byToken}?token=${token}`),
    sendBy: (token: string, version = 0, answers: object = declaration(), more: object = {}) =>
      test.ask(byToken, { method: 'POST', body: { token, ...sent(version, answers, more) } }),
    uploadBy: (token: string) => test.ask(`${byToken}/uploads`, { method: 'POST', body: { token } }),
  }
}
