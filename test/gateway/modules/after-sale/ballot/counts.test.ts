import { createHash } from 'node:crypto'
import { applyDue } from '../../../../../scripts/gateway/core/due'
import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import { type VoteTally } from '../../../../../src/api/vote'
import { CAPTCHA_CODES } from '../../../../../src/domain/business-codes/captcha'
import { VOTE_CODES as CODES } from '../../../../../src/domain/business-codes/vote'
import { checkTally, receiptOf } from '../../../../../src/domain/vote/tally'
import { START, useGateway } from '../../../support/gateway'
import { newKey } from '../../../support/shopper'
import { ballotDesk } from './desk'

const DAY = 86_400_000
const test = useGateway()
const desk = ballotDesk(test, '1396302')
const { bodyOf, command, counts, decide, fold, newVoter, own, send, vote, voterOf } = desk
const db = () => test.gateway.context.db
const heldBallots = async (): Promise<{ ballotId: string }[]> => (await test.ask('console/api/ballots')).body.data
const codeOf = async (answer: Promise<{ body: { statusCode: number } }>) => (await answer).body.statusCode

afterEach(() => test.clock.set(START))

describe('stuffing', () => {
  const DEVICE = 'd'.repeat(24)

  const answers: (number | string)[] = []
  const added = { counted: 0, held: 0 }

  beforeAll(async () => {
    for (let at = 0; at < 4; at++) {
      const { body } = await vote(await newVoter({}, DEVICE), 'VT1', [4])
      answers.push(body.statusCode === 200 ? body.data.ballots[0].state : body.data)
    }
    const before = await counts('VT1')
    await command({ action: 'STUFF', voteId: 'VT1', count: 5 })
    const after = await counts('VT1')
    Object.assign(added, { counted: after.counted - before.counted, held: after.held - before.held })
  })

  it('by many accounts on one device needs a captcha, and then holds the ballots', () => {
    const captcha = { scope: 'VOTE', type: 'SLIDER' }
    expect(answers).toEqual(['COUNTED', 'COUNTED', captcha, captcha])
    expect(added).toEqual({ counted: 2, held: 3 })
  })

  it('does not include 300 accounts behind one address', async () => {
    const before = await counts('VT3')
    for (let at = 0; at < 300; at++) {
      const voter = await newVoter({ created_at: START })
      expect(await codeOf(vote(voter, 'VT3', [1]))).toBe(200)
    }
    const after = await counts('VT3')
    expect([after.counted - before.counted, after.held]).toEqual([300, before.held])
  })

  it('is decided by the merchant, or voided after three days', async () => {
    const held = (await heldBallots()).filter(({ ballotId }) => ballotId.startsWith('VB-VT1'))
    const before = await counts('VT1')
    await decide(held[0].ballotId, 'COUNT')
    await decide(held[1].ballotId, 'VOID')
    const after = await counts('VT1')
    expect((await decide(held[1].ballotId, 'COUNT')).status).toBe(404)
    expect([after.counted, after.held]).toEqual([before.counted + 1, before.held - 2])
    // The held ballots of this file are some milliseconds younger than the start.
    test.clock.set(START + 3 * DAY + 60_000)
    await applyDue(db(), test.clock.now())
    expect([(await counts('VT1')).held, (await own(await voterOf(DEMO_MEMBER), 'VT9')).ballots[0]]).toMatchObject([
      0,
      { state: 'VOID', voidReason: 'LATE' },
    ])
  })

  it('needs a token that the captcha of a vote issued', async () => {
    /** Votes on the shared device with a captcha of a scope. */
    const voteWith = async (scope: string) => {
      const voter = await newVoter({}, DEVICE)
      const token = newKey().padEnd(32, '0')
      await db()
        .insertInto('captcha_challenges')
        .values({
          ...{ captcha_id: newKey(), scope, type: 'SLIDER', target: 40, show_id: '', user_id: voter.userId },
          ...{ device: '', address: '', issued_at: START, expires_at: START + DAY, solved_at: START },
          ...{ token_hash: createHash('sha256').update(token).digest('base64url'), token_uses: 1 },
          token_expires_at: START + DAY,
        })
        .execute()
      const { body } = await send(voter, 'VT1', bodyOf('VT1', ['VT1-4']), { 'captcha-token': token })
      return body.statusCode === 200 ? body.data.ballots[0].state : body.statusCode
    }
    expect(await voteWith('ORDER')).toBe(CAPTCHA_CODES.captchaNeeded)
    // The third account on the device is only suspicious, the fourth is held.
    expect([await voteWith('VOTE'), await voteWith('VOTE')]).toEqual(['COUNTED', 'HELD'])
  })
})

describe('the counts', () => {
  it('are hidden by the merchant’s rule, but not the numbers of ballots', async () => {
    const voter = await newVoter()
    expect(await counts('VT3')).toMatchObject({ hidden: 'AFTER_VOTE', options: [] })
    expect(await counts('VT4')).toMatchObject({
      hidden: 'AFTER_END',
      options: [],
    })
    expect((await counts('VT4')).counted).toBeGreaterThan(0)
    expect(await counts('VT9')).toMatchObject({ hidden: 'DATE', options: [] })
    await vote(voter, 'VT3', [1])
    const { hidden, options, days } = await counts('VT3', voter.shopper.token)
    expect([hidden, options.length]).toEqual([null, 3])
    expect(days.at(-1)?.counted).toBeGreaterThan(0)
  })

  it('are not sent again to a reader who has the version', async () => {
    const { version } = await counts('VT1')
    expect(await counts('VT1', undefined, `?since=${version}`)).toMatchObject({ isSame: true, options: [] })
  })

  it('are those of the ballots, in each state', async () => {
    await decide((await heldBallots())[0].ballotId, 'VOID')
    await fold()
    const ballots = await db().selectFrom('vote_ballots').select(['vote_id', 'state']).execute()
    const rows = await db().selectFrom('vote_counts').selectAll().execute()
    const of = (voteId: string, state: string) =>
      ballots.filter((ballot) => ballot.vote_id === voteId && ballot.state === state).length
    expect(rows.map(({ counted, held, changed, void: voided }) => [counted, held, changed, voided])).toEqual(
      rows.map(({ vote_id: id }) => ['COUNTED', 'HELD', 'CHANGED', 'VOID'].map((state) => of(id, state))),
    )
    expect(rows.reduce((sum, { void: voided }) => sum + voided, 0)).toBeGreaterThan(0)
  })

  it('contain each ballot once when two folds run at once', async () => {
    const before = await counts('VT1')
    await vote(await newVoter(), 'VT1', [1])
    await Promise.all([fold(), fold()])
    expect((await counts('VT1')).counted).toBe(before.counted + 1)
  })
})

describe('the public list', () => {
  const tallyOf = async (id: string): Promise<VoteTally['items']> => {
    const items: VoteTally['items'] = []
    let next = ''
    do {
      const { data } = (await test.ask(`home/pub/v3/votes/${id}/tally?after=${next}&length=500`)).body
      items.push(...data.items)
      next = data.next
    } while (next !== '')
    return items
  }

  it('is closed before the end and while the result is held back', async () => {
    const codes = ['VT1', 'VT8', 'VT9'].map((id) => codeOf(test.ask(`home/pub/v3/votes/${id}/tally`)))
    expect(await Promise.all(codes)).toEqual(Array(3).fill(CODES.voteTallyClosed))
  })

  it('adds up to the counts, and contains the receipt of each voter', async () => {
    const entries = await tallyOf('VT2')
    const [mine] = (await own(await voterOf(DEMO_MEMBER), 'VT2')).ballots
    expect(entries).toHaveLength(1_178)
    expect(checkTally(await counts('VT2'), entries, [mine])).toBeNull()
  })

  it('has receipts that other hash functions compute', async () => {
    const text = ['VT3', 'VT3-1,VT3-2', '0a'.repeat(16)].join('\n')
    const expected = createHash('sha256').update(text).digest('hex')
    expect(receiptOf('VT3', ['VT3-2', 'VT3-1'], '0a'.repeat(16))).toBe(expected)
  })

  it('is complete when a vote ends', async () => {
    const voter = await newVoter()
    const [{ receipt }] = (await vote(voter, 'VT1', [1])).body.data.ballots
    await command({ action: 'END', voteId: 'VT1', count: 1 })
    expect(await codeOf(vote(await newVoter(), 'VT1', [1]))).toBe(CODES.voteOver)
    const entries = await tallyOf('VT1')
    expect(entries.map((entry) => entry.receipt)).toContain(receipt)
    expect(checkTally(await counts('VT1'), entries, [])).toBeNull()
    await db()
      .updateTable('votes')
      .set({ end_time: START + 9 * DAY })
      .where('vote_id', '=', 'VT1')
      .execute()
  })
})
