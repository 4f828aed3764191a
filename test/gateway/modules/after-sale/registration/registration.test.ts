import { openShowDetail } from '@/api/open-show'
import { registrationDetail, registrations } from '@/api/registration'
import { OPEN_SHOW_CODES as CODES } from '@/domain/business-codes/open-show'
import { listRows } from '../../../../../scripts/gateway/core/database/rows'
import {
  deletePastPeople,
  registrationData,
} from '../../../../../scripts/gateway/modules/after-sale/registration/personal-service'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { newKey } from '../../../support/shopper'
import { registrationDesk } from './desk'

const DAY = 86_400_000
const test = useGateway()
afterEach(() => test.clock.set(START))
const { again, cancel, codeOf, command, db, decide, leftOf, newApplicant, read, register, registered } =
  registrationDesk(test, '1396200')

describe('an open show', () => {
  it('shows a number of places only if few are left', async () => {
    const { data } = (await test.ask('home/pub/v3/open_shows/OS1001')).body
    expect(madeUp(openShowDetail.read(data), data)).toEqual([])
    expect(data.sessions).toMatchObject([
      { state: 'OPEN', left: null, quota: 60 },
      { state: 'FEW', left: 5 },
    ])
  })

  it.each([
    ['OS1001', 'OPEN'],
    ['OS1003', 'DRAWN'],
    ['OS1006', 'NOT_YET'],
    ['OS1007', 'CLOSED'],
    ['OS1012', 'OVER'],
    ['OS1013', 'CANCELED'],
  ])('%s has the phase %s', async (showId, phase) => {
    expect((await test.ask(`home/pub/v3/open_shows/${showId}`)).body.data.phase).toBe(phase)
  })
})

describe('a registration with places at once', () => {
  it('takes a place for each person, and contains masked documents', async () => {
    const applicant = await newApplicant(2, { numbers: ['310101199001011234', '310101199001015678'] })
    const before = await leftOf('OS1001-1')
    const data = await read(applicant, await registered(applicant, 'OS1001'))
    expect(madeUp(registrationDetail.read(data), data)).toEqual([])
    expect(data).toMatchObject({
      state: 'APPROVED',
      sessionId: 'OS1001-1',
      quantity: 2,
      steps: [{ state: 'APPROVED' }],
    })
    expect(JSON.stringify(data)).not.toContain('310101199001011234')
    expect(before - (await leftOf('OS1001-1'))).toBe(2)
  })

  it('gets the first requested session with places for all people', async () => {
    const applicant = await newApplicant(3)
    await db().updateTable('capacities').set({ remaining: 2 }).where('owner_id', '=', 'OS1001-1').execute()
    const { sessionId } = await read(
      applicant,
      await registered(applicant, 'OS1001', { sessionIds: ['OS1001-1', 'OS1001-2'] }),
    )
    await db().updateTable('capacities').set({ remaining: 50 }).where('owner_id', '=', 'OS1001-1').execute()
    expect([sessionId, await leftOf('OS1001-2')]).toEqual(['OS1001-2', 2])
  })

  it('is made once for an idempotency key', async () => {
    const applicant = await newApplicant()
    const key = { idempotencyKey: newKey() }
    const [one, two] = [await registered(applicant, 'OS1001', key), await registered(applicant, 'OS1001', key)]
    expect(two.registrationId).toBe(one.registrationId)
  })

  it.each([
    ['OS1006', CODES.registrationNotOpen],
    ['OS1009', CODES.registrationClosed],
    ['OS1013', CODES.registrationClosed],
    ['OS1014', CODES.registrationFull],
  ])('is rejected for %s', async (showId, code) => {
    expect(await codeOf(register(await newApplicant(), showId))).toBe(code)
  })

  it('rejects no people, too many and too young ones', async () => {
    const child = await newApplicant(1, { birthday: '2018-01-01' })
    const codes = [
      await codeOf(register({ ...child, ids: [] }, 'OS1001')),
      await codeOf(register(await newApplicant(6), 'OS1001')),
      await codeOf(register(child, 'OS1014')),
    ]
    expect(codes).toEqual([CODES.registrationNoPeople, CODES.registrationTooMany, CODES.registrationTooYoung])
  })

  it('rejects attendees of another account and sessions of another show', async () => {
    const { ids } = await newApplicant()
    const applicant = await newApplicant()
    expect(await codeOf(register(applicant, 'OS1001', { audienceIds: ids }))).toBe(404)
    expect(await codeOf(register(applicant, 'OS1001', { sessionIds: ['OS1005-1'] }))).toBe(404)
  })

  it('accepts a document once a session, in two accounts at once', async () => {
    const two = [await newApplicant(1, { numbers: ['TWICE'] }), await newApplicant(1, { numbers: ['TWICE'] })]
    const codes = await Promise.all(two.map((each) => codeOf(register(each, 'OS1001'))))
    expect(codes.sort()).toEqual([200, CODES.registrationPersonTwice])
  })

  it('without documents accepts a phone once a session', async () => {
    const applicant = await newApplicant()
    const two = { audienceIds: [], quantity: 2 }
    const first = await codeOf(register(applicant, 'OS1005', two))
    await db().updateTable('open_shows').set({ per_account: 2 }).where('show_id', '=', 'OS1005').execute()
    expect([first, await codeOf(register(applicant, 'OS1005', two))]).toEqual([200, CODES.registrationPhoneTwice])
  })

  it('is limited per account', async () => {
    const applicant = await newApplicant(2)
    const [one, other] = applicant.ids
    await register(applicant, 'OS1001', { audienceIds: [one] })
    expect(await codeOf(register(applicant, 'OS1001', { audienceIds: [other] }))).toBe(CODES.registrationLimit)
  })

  it('gives the last places to one of two groups', async () => {
    await db().updateTable('capacities').set({ remaining: 3 }).where('owner_id', '=', 'OS1001-1').execute()
    const groups = [await newApplicant(2), await newApplicant(2)]
    const codes = await Promise.all(groups.map((each) => codeOf(register(each, 'OS1001'))))
    expect([codes.sort(), await leftOf('OS1001-1')]).toEqual([[200, CODES.registrationFull], 1])
    await db().updateTable('capacities').set({ remaining: 40 }).where('owner_id', '=', 'OS1001-1').execute()
  })

  it('is hidden from other buyers', async () => {
    const made = await registered(await newApplicant(), 'OS1001')
    const other = await newApplicant()
    expect((await other.get(`buyer/v1/registrations/${made.registrationId}`)).status).toBe(404)
    expect((await cancel(other, made)).status).toBe(404)
  })

  it('is listed as coming, and as past after its session', async () => {
    const applicant = await newApplicant()
    await register(applicant, 'OS1001')
    const listed = async (state: string) => {
      const { data } = (await (await again(applicant)).get(`buyer/v1/registrations?state=${state}`)).body
      expect(madeUp(registrations.read(data), data)).toEqual([])
      return data.items.map((item: { state: string }) => item.state)
    }
    const before = [await listed('OPEN'), await listed('COMING'), await listed('PAST')]
    await test.clock.advance(10 * DAY)
    expect([before, await listed('COMING'), await listed('PAST')]).toEqual([[[], ['APPROVED'], []], [], ['NOT_COME']])
  })
})

describe('a canceled registration', () => {
  it('returns its places, and its people can register again', async () => {
    const applicant = await newApplicant()
    const before = await leftOf('OS1001-1')
    const made = await registered(applicant, 'OS1001')
    const { state } = (await cancel(applicant, made)).body.data
    expect([state, await leftOf('OS1001-1')]).toEqual(['CANCELED', before])
    expect(await codeOf(register(applicant, 'OS1001'))).toBe(200)
  })

  it('rejects an old version, and a repeated request changes nothing', async () => {
    const applicant = await newApplicant()
    const made = await registered(applicant, 'OS1001')
    expect(await codeOf(cancel(applicant, { ...made, version: 9 }))).toBe(CODES.registrationChanged)
    const [one, two] = [await cancel(applicant, made), await cancel(applicant, made)]
    expect(two.body.data).toEqual(one.body.data)
  })
})

describe('missed visits', () => {
  const countedOf = async (applicant: Awaited<ReturnType<typeof newApplicant>>) =>
    (await (await again(applicant)).get('buyer/v1/reservations')).body.data.counted.count as number
  const AFTER = Date.parse('2026-12-08T00:00:00+08:00')

  it('count together with reservations, except for a group of which one person came', async () => {
    const [missed, came] = [await newApplicant(), await newApplicant(2)]
    await register(missed, 'OS1001')
    await decide(await registered(came, 'OS1001'), 'ADMIT')
    test.clock.set(AFTER)
    // A read ends the registrations of its buyer.
    for (const each of [missed, came]) await (await again(each)).get('buyer/v1/registrations')
    expect([await countedOf(missed), await countedOf(came)]).toEqual([1, 0])
  })

  it('include a late cancellation if its places remain free, and exclude a timely cancellation', async () => {
    const [late, early] = [await newApplicant(), await newApplicant()]
    const [one, two] = [await registered(late, 'OS1001'), await registered(early, 'OS1001')]
    await cancel(early, two)
    test.clock.set(Date.parse('2026-12-06T14:01:00+08:00'))
    await cancel(await again(late), one)
    test.clock.set(AFTER)
    for (const each of [late, early]) await (await again(each)).get('buyer/v1/registrations')
    expect([await countedOf(late), await countedOf(early)]).toEqual([1, 0])
  })

  it('block registrations after the third', async () => {
    const applicant = await newApplicant()
    const ends = [1, 2, 3].map((day) => ({
      ...{ user_id: applicant.userId, visit_id: `missed-${day}`, ends_at: START - day * DAY },
    }))
    await db().insertInto('missed_visits').values(ends).execute()
    expect(await codeOf(register(applicant, 'OS1001'))).toBe(CODES.registrationBlocked)
  })
})

describe('the personal data of an account', () => {
  it('contain registrations with masked documents, and return the places when they are erased', async () => {
    const applicant = await newApplicant(1, { numbers: ['310101199001019999'] })
    const before = await leftOf('OS1001-1')
    const { registrationId } = await registered(applicant, 'OS1001')
    const account = { userId: applicant.userId, countryCode: '86', cellphone: null, email: null }
    const copy = await registrationData.read?.(db(), account)
    await db()
      .transaction()
      .execute(async (tx) => registrationData.erase?.(tx, account, START))
    expect(copy).toMatchObject({
      registrations: [{ registration_id: registrationId }],
      registration_people: [{ name: '李0' }],
      registration_steps: [{ state: 'APPROVED' }],
    })
    expect(JSON.stringify(copy)).not.toContain('310101199001019999')
    expect(await listRows(db(), 'registration_people', { registration_id: registrationId })).toEqual([])
    expect(await leftOf('OS1001-1')).toBe(before)
  })

  it.each([
    [29, 1],
    [30, 0],
  ])('contain a registration’s people for 30 days after its session: day %s, rows %s', async (days, count) => {
    const { registrationId } = await registered(await newApplicant(), 'OS1001')
    await deletePastPeople(db(), Date.parse('2026-12-07T16:00:00+08:00') + days * DAY)
    for (const table of ['registration_people', 'registration_persons'] as const)
      expect(await listRows(db(), table, { registration_id: registrationId })).toHaveLength(count)
  })
})

describe('the merchant', () => {
  it('cancels a show with its registrations, and notifies the buyers', async () => {
    const applicant = await newApplicant()
    const made = await registered(applicant, 'OS1001')
    await command('OS1001', 'CALL_OFF')
    const { state, show } = await read(applicant, made)
    const messages = await db().selectFrom('messages').select('path').where('user_id', '=', applicant.userId).execute()
    expect([state, show.phase]).toEqual(['CALLED_OFF', 'CANCELED'])
    expect(messages).toEqual(Array(2).fill({ path: `/open-show-detail?registrationId=${made.registrationId}` }))
  })

  it('opens and closes a window', async () => {
    await command('OS1006', 'OPEN')
    const opened = await codeOf(register(await newApplicant(), 'OS1006'))
    await command('OS1006', 'CLOSE')
    expect([opened, await codeOf(register(await newApplicant(), 'OS1006'))]).toEqual([200, CODES.registrationClosed])
  })
})
