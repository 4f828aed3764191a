import { sql } from 'kysely'
import sharp from 'sharp'
import { ACCOUNT_CODES } from '@/domain/business-codes/account'
import { SESSION_CODES } from '@/domain/business-codes/session'
import type { Closing } from '@/api/account'
import type { UploadAuth } from '@/api/upload'
import { formFields } from '@/domain/upload/form-fields'
import { findRow, getRow } from '../../../../../scripts/gateway/core/database/rows'
import { endLeftLogins } from '../../../../../scripts/gateway/modules/base/account/closing-service'
import { eraseDue } from '../../../../../scripts/gateway/modules/base/account/erase-service'
import { useGateway } from '../../../support/gateway'
import { newProof } from '../../../support/proof'

jest.setTimeout(300_000)

const DAY = 86_400_000
const MEMBER = 'U1001'

const test = useGateway()

let last = 13_750_000_000
const newBuyer = async () => {
  const cellphone = String(++last)
  return { cellphone, ...(await test.signIn(cellphone)) }
}
const post = (path: string, token: string, body: object = {}) => test.ask(path, { method: 'POST', token, body })
const close = async (token: string) =>
  post('user/buyer/v3/account/close', token, { proof: await newProof(test, token, 'CLOSE') })
const takenBack = async (token: string) =>
  (await test.ask('user/buyer/v3/account/taken_back', { token })).body.data as { closeAt: number | null }
const fail = (error: unknown) => {
  throw error
}
const eraseNow = () => eraseDue(test.gateway.context, test.clock.now(), fail)

describe('the preview of an account closing', () => {
  it('lists the obstacles to the closing and the data that will be lost', async () => {
    const { accessToken } = await test.signIn()
    const { data } = (await test.ask('user/buyer/v3/account/closing', { token: accessToken })).body
    const { obstacles, losses, coolingOffDays } = data as Closing
    expect(coolingOffDays).toBe(7)
    expect(new Set(obstacles.map(({ kind }) => kind))).toContain('COMING_TICKET')
    expect(losses).toEqual(
      expect.arrayContaining([
        { kind: 'ATTENDEE', count: 5, name: '' },
        { kind: 'ADDRESS', count: 2, name: '' },
        { kind: 'MEMBER_LEVEL', count: 1, name: '金灯会员' },
      ]),
    )
    expect((await close(accessToken)).body.statusCode).toBe(ACCOUNT_CODES.closingBlocked)
  })

  it('lists a running refund as an obstacle', async () => {
    const { accessToken } = await test.signIn('13800000001').catch(async () => {
      test.clock.advance(60_000)
      return test.signIn('13800000001')
    })
    const { db } = test.gateway.context
    const { order_id: id } = await getRow(db, 'orders', { user_id: MEMBER, state: 'SUCCEEDED' })
    await db.updateTable('orders').set({ refund_state: 'REFUNDING' }).where('order_id', '=', id).execute()
    const { data } = (await test.ask('user/buyer/v3/account/closing', { token: accessToken })).body
    expect((data as Closing).obstacles).toContainEqual({
      kind: 'REFUND',
      orderId: id,
      orderType: 'ticket',
      showName: expect.stringMatching(/./),
    })
    await db.updateTable('orders').set({ refund_state: 'NONE' }).where('order_id', '=', id).execute()
  })
})

describe('the closing of an account during the cooling-off period', () => {
  it('ends all logins, and is canceled by the next login', async () => {
    const buyer = await newBuyer()
    const { accessToken: other } = await test.signIn(buyer.cellphone)
    const { closeAt } = (await close(buyer.accessToken)).body.data as { closeAt: number }
    expect(closeAt).toBeGreaterThan(test.clock.now() + 7 * DAY - 60_000)
    const codeOf = async (token: string) => (await test.ask('user/buyer/v3/profile', { token })).body.statusCode
    expect([await codeOf(other), await codeOf(buyer.accessToken)]).toEqual([SESSION_CODES.loginExpired, 200])
    test.clock.advance(60_000)
    await endLeftLogins(test.gateway.context, test.clock.now(), fail)
    expect(await codeOf(buyer.accessToken)).toBe(SESSION_CODES.loginExpired)
    test.clock.advance(6 * DAY)
    const { accessToken, userId } = await test.signIn(buyer.cellphone)
    expect(userId).toBe(buyer.userId)
    expect(await takenBack(accessToken)).toEqual({ closeAt })
    test.clock.advance(2 * DAY)
    expect(await eraseNow()).toBe(0)
    expect((await test.signIn(buyer.cellphone)).userId).toBe(buyer.userId)
  })

  it('ends the remaining logins after a failure, and retries the failed login later', async () => {
    const buyers = [await newBuyer(), await newBuyer()]
    for (const { accessToken } of buyers) await close(accessToken)
    test.clock.advance(60_000)
    const { db, tokens } = test.gateway.context
    const failure = new Error('row')
    const endOthers = jest.spyOn(tokens.sessions, 'endOthers').mockRejectedValueOnce(failure)
    const onError = jest.fn()
    const open = async () => {
      const ids = buyers.map(({ userId }) => userId)
      const rows = db.selectFrom('login_sessions').select('user_id').where('user_id', 'in', ids)
      return (await rows.where('ended_at', 'is', null).execute()).length
    }
    await endLeftLogins({ db, tokens }, test.clock.now(), onError)
    expect([onError.mock.calls, await open()]).toEqual([[[failure]], 1])
    await endLeftLogins({ db, tokens }, test.clock.now(), fail)
    expect(await open()).toBe(0)
    endOthers.mockRestore()
    for (const { cellphone } of buyers) await test.signIn(cellphone)
  })

  it('can be repeated for 15 minutes by the login that canceled it', async () => {
    const buyer = await newBuyer()
    const { closeAt } = (await close(buyer.accessToken)).body.data as { closeAt: number }
    test.clock.advance(60_000)
    const { accessToken } = await test.signIn(buyer.cellphone)
    test.clock.advance(60_000)
    const { accessToken: later } = await test.signIn(buyer.cellphone)
    expect(await takenBack(later)).toEqual({ closeAt: null })
    const again = (token: string) => post('user/buyer/v3/account/close_again', token)
    expect((await again(later)).body.statusCode).toBe(ACCOUNT_CODES.closingOver)
    expect((await again(accessToken)).body.data).toEqual({ closeAt })
    expect((await test.ask('user/buyer/v3/profile', { token: later })).body.statusCode).not.toBe(200)
    test.clock.advance(60_000)
    const third = await test.signIn(buyer.cellphone)
    test.clock.advance(16 * 60_000)
    expect((await again(third.accessToken)).body.statusCode).toBe(ACCOUNT_CODES.closingOver)
  })
})

/** Searches the text and JSON columns of all tables. Returns the columns that contain the given text. */
const holding = async (trace: string): Promise<string[]> => {
  const { db } = test.gateway.context
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY')`.execute(db)
  const found: string[] = []
  for (const { table_name: table, column_name: column } of rows) {
    const { rows: hits } = await sql`select 1 from ${sql.table(table)}
      where position(${trace} in ${sql.ref(column)}::text) > 0 limit 1`.execute(db)
    if (hits.length > 0) found.push(`${table}.${column}`)
  }
  return found
}

describe('the closing of an account after the cooling-off period', () => {
  const EMAIL = 'shen.yuan.closing@example.org'
  const NAME = '沈园闭户'
  const DOCUMENT = '310106199003077513'
  const PASSPORT = 'EJ7654321'
  const FRIEND = '13611112222'

  it('leaves no personal data in any table', async () => {
    const buyer = await newBuyer()
    const { accessToken: token, userId, cellphone } = buyer
    const { db } = test.gateway.context
    await post('user/buyer/v3/send_email_code', token, { email: EMAIL })
    const [{ code }] = (await test.ask(`console/api/codes?email=${EMAIL}`)).body.data as [{ code: string }]
    await post('user/pub/v3/bind', token, { bindType: 'EMAIL', emailBindParam: { email: EMAIL, verifyCode: code } })
    await post('user/buyer/v3/profile/update', token, { nickname: NAME, birthday: '1990-03-07', sex: 'MALE' })
    await test.ask('buyer/v1/user_audiences', {
      method: 'POST',
      token,
      body: {
        name: NAME,
        idType: 'PASSPORT',
        idNo: PASSPORT,
        cellphone,
        countryCode: '86',
        region: 'CN',
        birthday: '1990-03-07',
      },
    })
    const { data: auth } = (await test.ask('buyer/v1/oss/upload/auth?uploadType=IMAGE', { token })).body
    const form = new FormData()
    for (const [name, value] of Object.entries(formFields(auth as UploadAuth))) form.append(name, value)
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c43f00' } })
      .png()
      .toBuffer()
    form.append('file', new Blob([new Uint8Array(picture)]), 'a.png')
    await fetch((auth as UploadAuth).host, { method: 'POST', body: form })
    await post('user/buyer/v3/profile/update', token, { avatar: (auth as UploadAuth).entryCode })
    // Inserts the rows that other calls would write, so that each table contains personal data.
    const member = await db.selectFrom('orders').selectAll().where('user_id', '=', MEMBER).execute()
    const old = member.find(({ state }) => state === 'SUCCEEDED' || state === 'REFUNDED')!
    const contact = { type: 'PHONE', value: cellphone, countryCode: '86' }
    const delivery = { recipient: NAME, cellphone: FRIEND, address: { 'zh-CN': NAME, 'zh-MO': NAME, 'en-US': NAME } }
    await sql`insert into orders select (jsonb_populate_record(null::orders, to_jsonb(o) || ${JSON.stringify({
      ...{ order_id: 'O-CLOSING', order_number: 'N1', user_id: userId, idempotency_key: 'k', transaction_id: 'TC' },
      ...{
        bind_id: 'BC',
        state: 'REFUNDED',
        refund_state: 'REFUNDED',
        contact,
        delivery,
        remark: NAME,
        coupon_id: null,
      },
    })}::text::jsonb)).* from orders o where o.order_id = ${old.order_id}`.execute(db)
    await db
      .insertInto('order_audiences')
      .values({
        order_id: 'O-CLOSING',
        audience_id: 'AC',
        name: NAME,
        id_type: 'ID_CARD',
        id_no: DOCUMENT,
        sort: 0,
        document_key: 'd',
      })
      .execute()
    const show = old.show_id
    await sql`insert into vouchers values ('VC', 'O-CLOSING', ${userId}, ${show}, ${old.session_id}, 'REFUNDED', null, 0)`.execute(
      db,
    )
    const { seat_plan_id: plan } = await db.selectFrom('tickets').select('seat_plan_id').executeTakeFirstOrThrow()
    await sql`insert into tickets (ticket_id, voucher_id, seat_plan_id, seat_desc, audience_name, state, code_key, sort)
      values ('TKC', 'VC', ${plan}, '{}', ${NAME}, 'REFUNDED', 'x', 0)`.execute(db)
    await sql`insert into addresses values ('ADC', ${userId}, ${NAME}, '86', ${cellphone}, '31', '3101', '310106', ${NAME}, true, 0)`.execute(
      db,
    )
    await sql`insert into messages (user_id, channel, recipient, kind, content, path, sent_at)
      values (${userId}, 'SMS', ${`+86 ${cellphone}`}, 'SALE_SOON', '{}', '/', 0)`.execute(db)
    await sql`insert into grabs values (${userId}, ${show}, '[]', 1, '["AC"]', ${JSON.stringify({ cellphone })}::text::jsonb, 'E_TICKET', '', 0, 0)`.execute(
      db,
    )
    await sql`insert into order_refusals values (${userId}, 'k', 'h', 'soldOut', ${JSON.stringify({ data: { name: NAME } })}::text::jsonb, 0)`.execute(
      db,
    )
    await sql`insert into used_host_codes values ('phone', 'WEIXIN_MINI', ${`phone_${cellphone}-1`}, 0)`.execute(db)
    await sql`insert into host_accounts values ('WEIXIN_MINI', 'oClosing', ${userId}, 0)`.execute(db)
    await sql`insert into favorites values (${userId}, 'SHOW', ${show}, 0)`.execute(db)
    const traces = [cellphone, EMAIL, NAME, DOCUMENT, PASSPORT, FRIEND]
    for (const trace of traces) expect(await holding(trace)).not.toEqual([])

    expect((await close(token)).body.statusCode).toBe(200)
    test.clock.advance(7 * DAY + 1000)
    expect(await eraseNow()).toBe(1)

    for (const trace of traces) expect({ trace, found: await holding(trace) }).toEqual({ trace, found: [] })
    const { avatar } = await getRow(db, 'users', { user_id: userId })
    expect(avatar).toBe('')
    const picturePath = `/media/uploads/${(auth as UploadAuth).entryCode}.webp`
    expect((await fetch(`${test.gateway.url}${picturePath}`)).status).toBe(404)
    // The order in the merchant's records still exists.
    const order = await findRow(db, 'orders', { order_id: 'O-CLOSING' })
    expect(order).toMatchObject({ state: 'REFUNDED', total: old.total })
    expect(await eraseNow()).toBe(0)
    expect((await test.signIn(cellphone)).userId).not.toBe(userId)
  })

  it('leaves rows of the account only in order tables', async () => {
    const { db, clock } = { db: test.gateway.context.db, clock: test.clock }
    await db.updateTable('orders').set({ state: 'CLOSED' }).where('user_id', '=', MEMBER).execute()
    const row = { requested_at: 0, close_at: clock.now(), taken_back_at: null, taken_back_by: null, erased_at: null }
    await db
      .insertInto('account_closings')
      .values({ user_id: MEMBER, ...row })
      .execute()
    const { rows: tables } = await sql<{ table_name: string }>`
      select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`.execute(
      db,
    )
    const named = async (): Promise<string[]> => {
      const found: string[] = []
      for (const { table_name: table } of tables) {
        const { rows } = await sql`select 1 from ${sql.table(table)} where user_id = ${MEMBER} limit 1`.execute(db)
        if (rows.length > 0) found.push(table)
      }
      return found.sort()
    }
    expect(await named()).toContain('audiences')
    await eraseNow()
    const orders = ['coupons', 'goods_returns', 'item_orders', 'orders', 'refunds', 'seat_holds', 'vouchers']
    const stays = ['account_closings', 'users', ...orders]
    expect((await named()).filter((table) => !stays.includes(table))).toEqual([])
  })
})
