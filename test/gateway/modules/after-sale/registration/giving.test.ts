import { createHash, createHmac } from 'node:crypto'
import { type OpenShowDraw, openShowDraw } from '@/api/open-show'
import { OPEN_SHOW_CODES as CODES } from '@/domain/business-codes/open-show'
import { checkDraw, entryHash } from '@/domain/draw/draw'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { type Applicant, registrationDesk } from './desk'

const test = useGateway()
afterEach(() => test.clock.set(START))
const { again, cancel, codeOf, command, db, decide, leftOf, newApplicant, read, register, registered } =
  registrationDesk(test, '1396201')

describe('a draw', () => {
  const drawOf = async (showId: string): Promise<OpenShowDraw> =>
    (await test.ask(`home/pub/v3/open_shows/${showId}/draw`)).body.data
  /** Runs what is due at a time, by the read of a buyer. */
  const readAt = async (applicant: Applicant, time: string) => {
    test.clock.set(Date.parse(`${time}+08:00`))
    await (await again(applicant)).get('buyer/v1/registrations')
  }

  it('publishes its seal first, its list after the window, and its secret last', async () => {
    const [one, other] = [await newApplicant(2), await newApplicant()]
    const made = await registered(one, 'OS1004')
    const late = await registered(other, 'OS1004')
    const before = await drawOf('OS1004')
    await readAt(one, '2026-12-06T00:00:00')
    const closed = await drawOf('OS1004')
    await cancel(await again(other), late)
    await readAt(one, '2026-12-07T00:00:00')
    const drawn = await drawOf('OS1004')
    expect([before, closed, drawn].map(({ secret, root, entries }) => [!!secret, !!root, entries.length])).toEqual([
      [false, false, 0],
      [false, true, 3],
      [true, true, 3],
    ])
    expect([closed.seal, drawn.seal, drawn.root]).toEqual([before.seal, before.seal, closed.root])
    const { drawHash, state } = await read(await again(one), made)
    expect([drawHash, state]).toEqual([entryHash(made.registrationId, 'ab'.repeat(16)), 'APPROVED'])
    // The canceled registration stays in the list, but takes no places.
    expect((await read(await again(other), late)).state).toBe('CANCELED')
    expect(checkDraw(drawn, drawHash)).toMatchObject({ problem: null })
  })

  it('gives the same places as a script with other hash functions', async () => {
    const draw = await drawOf('OS1003')
    expect(madeUp(openShowDraw.read(draw), draw)).toEqual([])
    const seed = createHash('sha256').update(`${draw.secret}${draw.root}${draw.beacon}`).digest()
    const rank = (hash: string) => createHmac('sha256', seed).update(Buffer.from(hash, 'hex')).digest('hex')
    const left = Object.fromEntries(draw.quotas.map(({ sessionId, quota }) => [sessionId, quota]))
    const expected = draw.entries
      .toSorted((one, two) => (rank(one.hash) < rank(two.hash) ? -1 : 1))
      .map((entry) => {
        const sessionId = entry.sessionIds.find((id) => left[id] >= entry.size) ?? null
        if (sessionId) left[sessionId] -= entry.size
        return { ...entry, sessionId }
      })
    expect(draw.entries.toSorted((one, two) => (rank(one.hash) < rank(two.hash) ? -1 : 1))).toEqual(expected)
    expect(Object.values(left)).toEqual([await leftOf('OS1003-1'), await leftOf('OS1003-2')])
  })

  it('uses the value of its beacon round, which is not available before', async () => {
    const { beaconRound, beacon } = await drawOf('OS1003')
    const next = (await drawOf('OS1011')).beaconRound
    expect((await test.ask(`sandbox/beacon/${beaconRound}`)).body.data.value).toBe(beacon)
    expect((await test.ask(`sandbox/beacon/${next}`)).status).toBe(404)
  })

  it('cannot open again after its list is fixed', async () => {
    expect(await codeOf(command('OS1003', 'OPEN'))).toBe(CODES.registrationClosed)
    expect(await codeOf(register(await newApplicant(), 'OS1003'))).toBe(CODES.registrationClosed)
  })

  it('does not exist for shows that give places otherwise', async () => {
    expect((await test.ask('home/pub/v3/open_shows/OS1001/draw')).status).toBe(404)
  })
})

// The last test of this group moves the clock beyond all draws.
describe('a registration under review', () => {
  it('takes a place of the applications, and one of the quota after the approval', async () => {
    const applicant = await newApplicant()
    const before = [await leftOf('OS1002-1', 'QUOTA_REVIEW'), await leftOf('OS1002-1')]
    const made = await registered(applicant, 'OS1002')
    const applied = [await leftOf('OS1002-1', 'QUOTA_REVIEW'), await leftOf('OS1002-1')]
    await decide(made, 'APPROVE')
    expect(applied).toEqual([before[0] - 1, before[1]])
    expect([(await read(applicant, made)).state, await leftOf('OS1002-1')]).toEqual(['APPROVED', before[1] - 1])
  })

  it('is accepted for 1.2 times the quota', async () => {
    expect(await leftOf('OS1010-1', 'QUOTA_REVIEW')).toBe(19)
  })

  it('returns its place and shows the reason after a rejection', async () => {
    const applicant = await newApplicant()
    const before = await leftOf('OS1002-1', 'QUOTA_REVIEW')
    const made = await registered(applicant, 'OS1002')
    await decide(made, 'INCOMPLETE')
    expect(await read(applicant, made)).toMatchObject({ state: 'REJECTED', reason: 'INCOMPLETE' })
    expect(await leftOf('OS1002-1', 'QUOTA_REVIEW')).toBe(before)
  })

  it('is not approved beyond the quota', async () => {
    const made = await registered(await newApplicant(), 'OS1002')
    await db()
      .updateTable('capacities')
      .set({ remaining: 0 })
      .where('kind', '=', 'QUOTA')
      .where('owner_id', '=', 'OS1002-1')
      .execute()
    expect(await codeOf(decide(made, 'APPROVE'))).toBe(CODES.registrationFull)
  })

  it('is decided once: a cancellation and an approval at once have one result', async () => {
    const applicant = await newApplicant()
    const made = await registered(applicant, 'OS1002')
    await db()
      .updateTable('capacities')
      .set({ remaining: 9 })
      .where('kind', '=', 'QUOTA')
      .where('owner_id', '=', 'OS1002-1')
      .execute()
    await Promise.all([cancel(applicant, made), decide(made, 'APPROVE')])
    const { state } = await read(applicant, made)
    expect(await leftOf('OS1002-1')).toBe(state === 'CANCELED' ? 9 : 8)
  })

  it('expires at the start of its session without a decision', async () => {
    const applicant = await newApplicant()
    const made = await registered(applicant, 'OS1002')
    test.clock.set(Date.parse('2026-12-14T19:00:00+08:00'))
    expect((await read(await again(applicant), made)).state).toBe('EXPIRED')
  })
})
