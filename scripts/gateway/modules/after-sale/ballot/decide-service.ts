import { randomInt } from 'node:crypto'
import { receiptOf } from '../../../../../src/domain/vote/tally'
import { votePhase } from '../../../../../src/domain/vote/vote'
import type { Gateway } from '../../../core/context'
import type { Db } from '../../../core/database/database'
import { changeRow, listRows, lockRow } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import { findOrRegister } from '../../base/user/account-service'
import { optionsOf, requireVote, timesOf } from '../../catalogue/vote/service'
import { castBallot } from './cast-service'
import { foldVotes } from './fold-service'
import { changeState } from './state-service'
import type { Keys } from './voter-service'

type Services = Pick<Gateway, 'db' | 'clock'>

/** Decisions of the merchant about a held ballot. */
export const BALLOT_DECISIONS = ['COUNT', 'VOID'] as const

/** Decides about a held ballot. @throws Refusal notFound if it is no longer held */
export const decideBallot = async (
  db: Db,
  ballotId: string,
  decision: (typeof BALLOT_DECISIONS)[number],
): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    const ballot = found(await lockRow(tx, 'vote_ballots', { ballot_id: ballotId, state: 'HELD' }))
    if (decision === 'COUNT') await changeState(tx, ballot, 'COUNTED')
    else await changeState(tx, ballot, 'VOID', 'MERCHANT')
  })
  await foldVotes(db)
}

/** Returns the held ballots with the titles of their votes and options, the oldest first. */
export const heldBallots = async (db: Db, length: number) => {
  const rows = await db
    .selectFrom('vote_ballots as b')
    .innerJoin('votes as v', 'v.vote_id', 'b.vote_id')
    .select(['b.ballot_id', 'b.vote_id', 'b.option_ids', 'b.weight', 'b.created_at', 'v.title', 'v.utc_offset'])
    .where('b.state', '=', 'HELD')
    .orderBy('b.created_at')
    .orderBy('b.ballot_id')
    .limit(length)
    .execute()
  const options = await listRows(db, 'vote_options', { vote_id: ['', ...rows.map((row) => row.vote_id)] })
  return rows.map((row) => ({
    row,
    options: options.filter(({ vote_id: id, option_id: optionId }) => {
      return id === row.vote_id && row.option_ids.includes(optionId)
    }),
  }))
}

/** Returns all votes with their phases. */
export const listVotes = async (db: Db, now: number) =>
  (await listRows(db, 'votes', {}, 'sort')).map((row) => ({ row, phase: votePhase(timesOf(row), now) }))

/** Ends an open vote now. @throws Refusal notFound, voteNotOpen, voteOver */
export const endVote = async ({ db, clock }: Services, voteId: string): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const vote = found(await lockRow(tx, 'votes', { vote_id: voteId }))
    const phase = votePhase(timesOf(vote), now)
    if (phase !== 'OPEN') throw new Refusal(phase === 'TO_COME' ? 'voteNotOpen' : 'voteOver')
    await changeRow(tx, 'votes', { vote_id: voteId }, { end_time: now })
  })
  await foldVotes(db)
}

/**
 * Stuffs a vote: new accounts on one device each cast a ballot for the first options. Throws `Refusal`: notFound,
 * voteNotAllowed for a vote with a condition, and the codes of `castBallot`.
 */
export const stuffVote = async (gateway: Services & Keys, voteId: string, count: number): Promise<void> => {
  const { db, clock } = gateway
  const { choose_least: least } = await requireVote(db, voteId)
  const optionIds = (await optionsOf(db, voteId)).slice(0, least).map((option) => option.option_id)
  const device = newId('D')
  for (let at = 0; at < count; at++) {
    const phone = `199${String(randomInt(10 ** 8)).padStart(8, '0')}`
    const { user } = await findOrRegister(db, clock, '86', phone, 'zh-CN')
    const salt = newId('S')
    await castBallot(
      gateway,
      { userId: user.user_id, device, address: '203.0.113.1', prove: async () => undefined },
      { id: voteId, optionIds, receipt: receiptOf(voteId, optionIds, salt), replaces: '', idempotencyKey: salt },
    )
  }
  await foldVotes(db)
}
