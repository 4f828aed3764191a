import { createHash } from 'node:crypto'
import { localDate } from '../../../../../src/domain/schedule/local-time'
import { receiptOf } from '../../../../../src/domain/vote/tally'
import type { BallotState } from '../../../../../src/domain/vote/vote'
import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { listRows } from '../../../core/database/rows'
import { DAY, HOUR } from '../../../core/seed/relative-time'
import { optionsOf, requireVote } from '../../catalogue/vote/service'
import demo from './data/demo.json'
import { foldInto, noteBallots } from './fold-service'

const BATCH = 400

const saltOf = (text: string): string => createHash('sha256').update(`demo vote ${text}`).digest('hex').slice(0, 32)

interface SeededBallots {
  vote: string
  /** Numbers of ballots by option, in their order. */
  counts: readonly number[]
  state: BallotState
  /** Account of the ballots; other people without one. */
  user?: string
}

/** Writes ballots, spread over the last days of the vote. */
const seedBallots = async (tx: Tx, { vote: voteId, counts, state, user = '' }: SeededBallots, now: number) => {
  const vote = await requireVote(tx, voteId)
  const options = await optionsOf(tx, voteId)
  const last = Math.min(now, vote.end_time) - HOUR
  const days = Math.min(5, Math.floor((last - vote.start_time) / DAY) + 1)
  const rows = counts.flatMap((count, index) =>
    Array.from({ length: count }, (_, at) => {
      const key = `${voteId}-${user}${state}${index}-${at}`
      const optionIds = [options[index].option_id]
      // The held ballots and those of the member are of today.
      const createdAt = last - (user === '' && state === 'COUNTED' ? (at % days) * DAY : 0)
      return {
        ...{ ballot_id: `VB-${key}`, vote_id: voteId, user_id: user, state, weight: state === 'HELD' ? 6 : 0 },
        ...{ day: localDate(createdAt, vote.utc_offset), option_ids: optionIds, created_at: createdAt },
        ...{ receipt: receiptOf(voteId, optionIds, saltOf(key)), device_key: '', range_key: '' },
        ...{ idempotency_key: `demo-${key}`, request_hash: '' },
      }
    }),
  )
  for (let from = 0; from < rows.length; from += BATCH) {
    const part = rows.slice(from, from + BATCH)
    const values = part.map((row) => ({ ...row, option_ids: json(row.option_ids) }))
    await tx.insertInto('vote_ballots').values(values).execute()
    await noteBallots(tx, part, 1)
  }
}

/** Lets a gate admit the tickets of a seeded session, so that their holders were there. */
const seedScans = async (tx: Tx, sessionId: string): Promise<void> => {
  const vouchers = await listRows(tx, 'vouchers', { session_id: sessionId })
  const tickets = await listRows(tx, 'tickets', {
    voucher_id: ['', ...vouchers.map((voucher) => voucher.voucher_id)],
    state: 'USED',
  })
  const [session] = await listRows(tx, 'sessions', { session_id: sessionId })
  const at = session.show_time - HOUR / 2
  const scans = tickets.map(({ ticket_id: id }) => ({
    ...{ scan_id: `SC-${id}`, ticket_id: id, session_id: sessionId, gate: '', at, received_at: at, counts: true },
  }))
  if (scans.length > 0) await tx.insertInto('gate_scans').values(scans).execute()
}

/** Writes ballots of other people and of the demo member, held ones among them, and adds them to the counts. */
export const seedDemoBallots = async (tx: Tx, now: number): Promise<void> => {
  for (const ballots of demo.ballots as SeededBallots[]) await seedBallots(tx, ballots, now)
  await seedScans(tx, demo.wasThere)
  await foldInto(tx)
}
