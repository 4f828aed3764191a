import { entranceDetail, linkedEntranceOf } from '@/api/entrance'
import { ENTRANCE_CODES as CODES } from '@/domain/business-codes/entrance'
import { FORM_CODES } from '@/domain/business-codes/form'
import { applyDue } from '../../../../../scripts/gateway/core/due'
import { endOf } from '../../../../../scripts/gateway/modules/catalogue/show/status-service'
import { entranceData } from '../../../../../scripts/gateway/modules/after-sale/entrance/personal-service'
import { moveTickets } from '../../../../../scripts/gateway/modules/trade/voucher/move-service'
import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { START, useGateway } from '../../../support/gateway'
import { storePicture } from '../../../support/private-pictures'
import { madeUp } from '../../../support/same-shape'
import { declaration, entranceDesk, type Holder, SESSION, SHOW } from './desk'

const HOUR = 3_600_000
const test = useGateway()
afterEach(() => test.clock.set(START))
const { again, linkOf, newHolder, newLink, open, read, send, sendBy, uploadBy } = entranceDesk(test)

const db = () => test.gateway.context.db
const codeOf = async (answer: Promise<{ body: { statusCode: number } }>) => (await answer).body.statusCode
const sessionRow = () => getRow(db(), 'sessions', { session_id: SESSION })
const answersIn = async (holder: Holder, at = 0) =>
  db()
    .selectFrom('form_answers')
    .selectAll()
    .where('owner_kind', '=', 'ENTRANCE')
    .where('owner_id', '=', `${holder.ids[at]}-${holder.voucherId}`)
    .execute()
const give = (holder: Holder, userId: string) =>
  db()
    .transaction()
    .execute(async (tx) => {
      const from = await getRow(tx, 'vouchers', { voucher_id: holder.voucherId })
      return moveTickets(tx, { from, ticketIds: [holder.ids[0]], userId, now: test.clock.now() })
    })

describe('the forms of a visit', () => {
  it('are missing until they are sent, each for one ticket', async () => {
    const holder = await newHolder('林晚', '林小满', '')
    expect(await read(holder)).toMatchObject({ missing: 3, atGate: 'REFUSE', form: { formId: 'FM4', version: 1 } })
    await send(holder, 1)
    const data = await read(holder)
    expect(madeUp(entranceDetail.read(data), data)).toEqual([])
    expect(data.people.map(({ state }: { state: string }) => state)).toEqual(['MISSING', 'DONE', 'MISSING'])
    expect(data.people[1].answers).toContainEqual(
      expect.objectContaining({ fieldId: 'health', personKey: 'p1', value: 'no' }),
    )
  })

  it('are listed by part, voucher and order', async () => {
    const holder = await newHolder('林晚')
    const list = async (query: string) =>
      (await holder.get(`buyer/v1/entrance_registrations?${query}`)).body.data.items.map(
        ({ voucherId }: { voucherId: string }) => voucherId,
      )
    expect(await list('state=COMING')).toEqual([holder.voucherId])
    expect(await list('state=PAST')).toEqual([])
    expect(await list(`voucherId=${holder.voucherId}`)).toEqual([holder.voucherId])
    expect(await list('voucherId=V0')).toEqual([])
    expect(await list('orderId=O0')).toEqual([])
  })

  it('are refused with problems, such as a missing guardian of a minor', async () => {
    const holder = await newHolder('林小满')
    const { body } = await send(holder, 0, 0, declaration({ adult: false }))
    expect(body.statusCode).toBe(FORM_CODES.formProblems)
    expect(body.data.problems).toContainEqual(
      expect.objectContaining({ code: 'REQUIRED', fieldId: 'guardianSignature' }),
    )
  })

  it('store a repeated request once, and refuse a stale form', async () => {
    const holder = await newHolder('林晚')
    const key = { idempotencyKey: 'entrance-once' }
    await send(holder, 0, 0, declaration(), key)
    expect((await send(holder, 0, 0, declaration(), key)).body.data.people[0].version).toBe(1)
    expect(await codeOf(send(holder))).toBe(CODES.entranceChanged)
    expect(await codeOf(send(holder, 0, 1))).toBe(200)
  })

  it('can be changed until the deadline, and sent until the end of the session', async () => {
    const holder = await newHolder('林晚', '林小满', '')
    await send(holder)
    const session = await sessionRow()
    test.clock.set(session.show_time - HOUR + 1)
    const later = await again(holder)
    expect(await codeOf(send(later, 0, 1))).toBe(CODES.entranceClosed)
    expect(await codeOf(send(later, 1))).toBe(200)
    test.clock.set(endOf(session) + 1)
    const late = await again(holder)
    expect(await codeOf(send(late, 2))).toBe(CODES.entranceClosed)
    expect((await read(late)).people.map(({ state }: { state: string }) => state)).toEqual(Array(3).fill('CLOSED'))
  })

  it('must be sent again for another name on the ticket', async () => {
    const holder = await newHolder('林晚')
    await send(holder)
    await db().updateTable('tickets').set({ audience_name: '周舟' }).where('ticket_id', '=', holder.ids[0]).execute()
    expect((await read(holder)).people[0].state).toBe('CHANGE')
  })

  it('belong to the holder only', async () => {
    const holder = await newHolder('林晚')
    const other = { ...(await newHolder('周舟')), ids: holder.ids }
    expect(await codeOf(newLink(other))).toBe(404)
    expect(await codeOf(send(other))).toBe(404)
  })
})

describe('the link of a person', () => {
  it('opens one form with the given name, without an account or answers', async () => {
    const holder = await newHolder('欧阳小满', '林晚')
    const token = await linkOf(holder)
    await sendBy(token)
    const { data } = (await open(token)).body
    expect(madeUp(linkedEntranceOf.read(data), data)).toEqual([])
    expect(data).toMatchObject({ givenName: '小满', state: 'DONE', version: 1 })
    expect(JSON.stringify(data)).not.toMatch(/欧阳|林晚|healthConsent/)
  })

  it('changes nothing when it is opened', async () => {
    const holder = await newHolder('林晚')
    const token = await linkOf(holder)
    const before = await db().selectFrom('entrance_registrations').selectAll().execute()
    await open(token)
    expect(await db().selectFrom('entrance_registrations').selectAll().execute()).toEqual(before)
  })

  it('sends answers that belong to no account', async () => {
    const holder = await newHolder('林晚')
    await sendBy(await linkOf(holder))
    expect((await read(holder)).people[0]).toMatchObject({ state: 'DONE', isByLink: true, answers: [] })
    expect((await answersIn(holder)).map(({ user_id: id }) => id)).toEqual([null, null, null, null])
  })

  it('permits the upload of a guardian’s signature', async () => {
    const holder = await newHolder('林小满')
    const token = await linkOf(holder)
    expect((await uploadBy(token)).body.data).toMatchObject({ entryCode: expect.any(String) })
    await storePicture(test, holder.userId, 'ENTRANCE-SIGN')
    const guardian = {
      ...{ adult: false, guardianName: '林晚', guardianPhone: { countryCode: '86', cellphone: '13800138000' } },
      ...{ guardianConsent: '1', guardianSignature: 'ENTRANCE-SIGN' },
    }
    expect(await codeOf(sendBy(token, 0, declaration(guardian)))).toBe(200)
  })

  it.each([
    [
      'a forged token',
      async (_holder: Holder, token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    ],
    [
      'a newer link',
      async (holder: Holder, token: string) => {
        await newLink(holder)
        return token
      },
    ],
    [
      'a transfer',
      async (holder: Holder, token: string) => {
        await give(holder, (await newHolder('周舟')).userId)
        return token
      },
    ],
    [
      'a refund',
      async ({ ids }: Holder, token: string) => {
        await db().updateTable('tickets').set({ state: 'REFUNDED' }).where('ticket_id', '=', ids[0]).execute()
        return token
      },
    ],
    [
      'the entry',
      async ({ ids }: Holder, token: string) => {
        await db().updateTable('tickets').set({ state: 'USED' }).where('ticket_id', '=', ids[0]).execute()
        return token
      },
    ],
  ])('ends with %s', async (_name, end) => {
    const holder = await newHolder('林晚')
    const token = await end(holder, await linkOf(holder))
    expect(await codeOf(open(token))).toBe(404)
    expect(await codeOf(sendBy(token))).toBe(404)
    expect(await codeOf(uploadBy(token))).toBe(404)
  })
})

describe('a transferred ticket', () => {
  it('starts without a form, and loses the answers of its former holder', async () => {
    const [holder, friend] = [await newHolder('林晚'), await newHolder('周舟')]
    await sendBy(await linkOf(holder))
    await give(holder, friend.userId)
    const received = { ...friend, ids: holder.ids }
    expect((await read(received)).people[0]).toMatchObject({ state: 'MISSING', linkedAt: null })
    expect(await answersIn(holder)).toHaveLength(4)
    await applyDue(db(), test.clock.now())
    expect(await answersIn(holder)).toEqual([])
  })
})

describe('an erased account', () => {
  it('has no registrations, links and answers of its tickets', async () => {
    const holder = await newHolder('林晚')
    await sendBy(await linkOf(holder))
    const account = { userId: holder.userId, countryCode: '86', cellphone: null, email: null }
    const copy = (await entranceData.read?.(db(), account)) as { entrance_registrations: object[] }
    expect(Object.keys(copy.entrance_registrations[0])).not.toContain('link_id')
    await db()
      .transaction()
      .execute((tx) => entranceData.erase?.(tx, account, START) ?? Promise.resolve())
    expect(await answersIn(holder)).toEqual([])
  })
})

describe('the console', () => {
  it('shows missing forms, and moves shows to a new version of the form', async () => {
    const holder = await newHolder('林晚', '林小满')
    await send(holder)
    const listed = (await test.ask('console/api/entrances')).body.data.find(
      ({ showId }: { showId: string }) => showId === SHOW,
    )
    const missing = listed.missing.map(({ ticketId }: { ticketId: string }) => ticketId)
    expect([missing.includes(holder.ids[0]), missing.includes(holder.ids[1])]).toEqual([false, true])
    const { definition } = (await test.ask('console/api/forms')).body.data.find(
      ({ definition: each }: { definition: { formId: string } }) => each.formId === 'FM4',
    )
    await test.ask('console/api/forms', { method: 'POST', body: { definition } })
    expect((await read(holder)).people[0].state).toBe('CHANGE')
    expect(await codeOf(send(holder, 1))).toBe(FORM_CODES.formOutdated)
  })
})
