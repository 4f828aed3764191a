import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import { definition } from '../../../../../scripts/gateway/modules/after-sale/ballot/module'
import { voteDetail } from '../../../../../src/api/vote'
import { PURCHASE_CODES } from '../../../../../src/domain/business-codes/purchase'
import { VOTE_CODES as CODES } from '../../../../../src/domain/business-codes/vote'
import { START, useGateway } from '../../../support/gateway'
import { newKey } from '../../../support/shopper'
import { ballotDesk } from './desk'

const DAY = 86_400_000
const test = useGateway()
const desk = ballotDesk(test, '1396301')
const { bodyOf, counts, newVoter, own, send, vote, voterOf } = desk
const db = () => test.gateway.context.db
const codeOf = async (answer: Promise<{ body: { statusCode: number } }>) => (await answer).body.statusCode
const statesOf = async (...params: Parameters<typeof own>) => (await own(...params)).ballots.map(({ state }) => state)

afterEach(() => test.clock.set(START))

describe('a ballot', () => {
  it('is counted once for an idempotency key', async () => {
    const voter = await newVoter()
    const before = await counts('VT1')
    const body = bodyOf('VT1', ['VT1-1'])
    const [first, again] = [await send(voter, 'VT1', body), await send(voter, 'VT1', body)]
    expect(again.body.data).toEqual(first.body.data)
    expect((await counts('VT1')).counted).toBe(before.counted + 1)
    expect(await codeOf(send(voter, 'VT1', { ...body, optionIds: ['VT1-2'] }))).toBe(PURCHASE_CODES.keyReused)
  })

  it('is the only one of its account in a vote with one ballot', async () => {
    const voter = await newVoter()
    await vote(voter, 'VT4', [1])
    await vote(voter, 'VT1', [1])
    expect(await codeOf(vote(voter, 'VT1', [2]))).toBe(CODES.voteVoted)
    expect((await own(voter, 'VT1')).block).toBe('VOTED')
  })

  it.each([
    ['options of another vote', ['VT3-1']],
    ['more options than allowed', ['VT1-1', 'VT1-2']],
    ['an option twice', ['VT1-1', 'VT1-1']],
  ])('is refused with %s', async (_, optionIds) => {
    expect(await codeOf(send(await newVoter(), 'VT1', bodyOf('VT1', optionIds)))).toBe(CODES.voteChoiceWrong)
  })

  it('is refused before the start, after the end and in a canceled vote', async () => {
    const voter = await newVoter()
    const codes = [vote(voter, 'VT7', [1]), vote(voter, 'VT2', [1]), vote(voter, 'VT8', [1])].map(codeOf)
    expect(await Promise.all(codes)).toEqual([CODES.voteNotOpen, CODES.voteOver, CODES.voteCanceled])
  })

  it('is refused with the receipt of another ballot', async () => {
    const body = bodyOf('VT1', ['VT1-1'])
    await send(await newVoter(), 'VT1', body)
    const copy = { ...body, idempotencyKey: newKey() }
    expect(await codeOf(send(await newVoter(), 'VT1', copy))).toBe(CODES.voteReceiptUsed)
  })

  it('needs a phone, and says so', async () => {
    const voter = await newVoter({ cellphone: null })
    expect((await own(voter, 'VT1')).block).toBe('NO_PHONE')
    expect((await vote(voter, 'VT1', [1])).body).toMatchObject({
      ...{ statusCode: CODES.voteNoPhone, comments: '绑定手机号后才能投票' },
    })
  })

  it('can be changed until the time of the vote', async () => {
    const voter = await newVoter()
    const before = await counts('VT1')
    const [{ ballotId: replaces }] = (await vote(voter, 'VT1', [1])).body.data.ballots
    await vote(voter, 'VT1', [2], { replaces })
    expect(await statesOf(voter, 'VT1')).toEqual(['COUNTED', 'CHANGED'])
    const changes = (await counts('VT1')).options.map(({ count }, at) => count - before.options[at].count)
    expect(changes).toEqual([0, 1, 0, 0])
    expect(await codeOf(vote(voter, 'VT1', [3], { replaces }))).toBe(CODES.voteNoChange)
    const other = await newVoter()
    const [{ ballotId }] = (await own(voter, 'VT1')).ballots
    expect(await codeOf(vote(other, 'VT1', [3], { replaces: ballotId }))).toBe(CODES.voteNoChange)
  })

  it('cannot be changed in a vote without changes', async () => {
    const voter = await newVoter({ prime_level: 3 })
    const [{ ballotId: replaces }] = (await vote(voter, 'VT6', [1])).body.data.ballots
    expect(await codeOf(vote(voter, 'VT6', [2], { replaces }))).toBe(CODES.voteNoChange)
  })
})

describe('the limit of a day', () => {
  it('allows some ballots each local day', async () => {
    const voter = await newVoter()
    for (const number of [1, 2, 3]) await vote(voter, 'VT3', [number])
    expect([await codeOf(vote(voter, 'VT3', [1])), await own(voter, 'VT3')]).toMatchObject([
      CODES.voteDayLimit,
      { block: 'DAY_LIMIT', left: 0 },
    ])
    test.clock.set(START + DAY)
    const tomorrow = await voterOf(voter.userId)
    expect(await own(tomorrow, 'VT3')).toMatchObject({ block: null, left: 3 })
    expect(await codeOf(vote(tomorrow, 'VT3', [1, 2]))).toBe(200)
  })
})

describe('one person', () => {
  it('votes once with two accounts that have the same document', async () => {
    const [one, other] = [await newVoter(), await newVoter()]
    for (const { shopper } of [one, other]) {
      const person = { name: '李明', idType: 'ID_CARD', idNo: '11010519491231002X' }
      await shopper.post('buyer/v1/user_certification/person/create_or_update', person)
    }
    const rows = await db()
      .selectFrom('certifications')
      .select('auth_status')
      .where('user_id', 'in', [one.userId, other.userId])
      .execute()
    expect(rows.map((row) => row.auth_status)).toEqual(['AUTH_SUCCESS', 'AUTH_SUCCESS'])
    await vote(one, 'VT1', [1])
    expect(await codeOf(vote(other, 'VT1', [2]))).toBe(CODES.voteOtherAccount)
    expect((await own(other, 'VT1')).block).toBe('OTHER_ACCOUNT')
  })

  it('votes once with a phone that another account had', async () => {
    const cellphone = '13963019999'
    const one = await newVoter({ cellphone })
    await vote(one, 'VT1', [1])
    await db().updateTable('users').set({ cellphone: null }).where('user_id', '=', one.userId).execute()
    expect(await codeOf(vote(await newVoter({ cellphone }), 'VT1', [2]))).toBe(CODES.voteOtherAccount)
  })

  it('has one ballot when it is sent by two requests at once', async () => {
    const voter = await newVoter()
    const codes = await Promise.all([vote(voter, 'VT1', [1]), vote(voter, 'VT1', [2])].map(codeOf))
    expect(codes.sort()).toEqual([200, CODES.voteVoted].sort())
  })
})

describe('the condition of a vote', () => {
  it('requires a paid ticket, and a refund before the end voids the ballot', async () => {
    const member = await voterOf(DEMO_MEMBER)
    expect(await codeOf(vote(await newVoter(), 'VT4', [1]))).toBe(CODES.voteNotAllowed)
    await vote(member, 'VT4', [1])
    expect(await statesOf(member, 'VT4')).toEqual(['COUNTED'])
    const own8 = db().selectFrom('vouchers').select('voucher_id').where('show_id', '=', 'S2008')
    const setState = async (state: string) => {
      const ids = own8.where('user_id', '=', DEMO_MEMBER)
      await db().updateTable('tickets').set({ state }).where('voucher_id', 'in', ids).execute()
      await db().updateTable('vouchers').set({ state }).where('voucher_id', 'in', ids).execute()
    }
    const { session_id: sessionId } = await own8
      .select('session_id')
      .where('user_id', '=', DEMO_MEMBER)
      .executeTakeFirstOrThrow()
    const refund = (at: number) =>
      db()
        .transaction()
        .execute(async (tx) =>
          definition.hooks?.['units.refunded']?.(tx, { session_id: sessionId } as never, 'REFUNDED', at),
        )
    await refund(START)
    // Another ticket remains, so the ballot counts.
    expect(await statesOf(member, 'VT4')).toEqual(['COUNTED'])
    await setState('REFUNDED')
    await refund(START + 30 * DAY)
    expect(await statesOf(member, 'VT4')).toEqual(['COUNTED'])
    await refund(START)
    expect((await own(member, 'VT4')).ballots).toMatchObject([{ state: 'VOID', voidReason: 'REFUND' }])
    await setState('VALID')
    expect(await codeOf(vote(member, 'VT4', [2]))).toBe(200)
  })

  it('requires an admission that was not undone', async () => {
    const member = await voterOf(DEMO_MEMBER)
    expect((await own(member, 'VT5')).block).toBeNull()
    await db().updateTable('gate_scans').set({ undone_at: START }).where('session_id', '=', 'S1015N01').execute()
    expect(await codeOf(vote(member, 'VT5', [1]))).toBe(CODES.voteNotAllowed)
  })

  it('requires one of the levels', async () => {
    const codes = [0, 2, 3].map(async (prime_level) => codeOf(vote(await newVoter({ prime_level }), 'VT6', [1])))
    expect(await Promise.all(codes)).toEqual([CODES.voteNotAllowed, CODES.voteNotAllowed, 200])
  })

  it('names what allows to vote', async () => {
    const read = async (id: string) => voteDetail.read((await test.ask(`home/pub/v3/votes/${id}?lang=en-US`)).body.data)
    expect((await read('VT4')).conditions).toEqual([
      { id: 'S2008', showId: 'S2008', name: expect.stringContaining('Glass') as string },
    ])
    expect((await read('VT5')).conditions).toMatchObject([{ id: 'S1015N01', showId: 'S1015' }])
    expect((await read('VT6')).conditions.map(({ id }) => id)).toEqual(['3'])
  })
})
