import { DECIDE_IN, hiddenReason, isTallyPublic } from '../../../../../src/domain/vote/vote'
import type { Gateway } from '../../../core/context'
import { applyDueLevel } from '../../../core/due'
import { findRow, listRows } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { countsOf, optionsOf, requireVote } from '../../catalogue/vote/service'
import { type Ballot, eligibilityOf, type Keys, personKeys } from './voter-service'

type Services = Pick<Gateway, 'db' | 'clock'>

const serializeBallot = (row: Ballot) => ({
  ...{ ballotId: row.ballot_id, receipt: row.receipt, day: row.day, optionIds: row.option_ids, state: row.state },
  ...{ voidReason: row.void_reason, createdAt: row.created_at, decideBy: row.created_at + DECIDE_IN },
})

/** Returns the ballots of an account, and whether it can vote now (contract: api/vote OwnBallots). Throws notFound. */
export const readOwn = async ({ db, clock, ...keys }: Services & Keys, userId: string, voteId: string) => {
  await applyDueLevel(db, clock.now(), userId)
  return db.transaction().execute(async (tx) => {
    const vote = await requireVote(tx, voteId)
    const rows = await listRows(tx, 'vote_ballots', { vote_id: voteId, user_id: userId }, 'created_at')
    const person = { userId, keys: await personKeys(keys, tx, userId) }
    return { ballots: rows.reverse().map(serializeBallot), ...(await eligibilityOf(tx, vote, person, clock.now())) }
  })
}

/**
 * Returns the counts of a vote. The numbers of ballots by day are always public, the counts by option by the merchant's
 * rule (contract: api/vote VoteCounts). Throws notFound.
 * @param userId the reader, or '' for a visitor
 * @param since version that the reader has; -1 for none
 */
export const readCounts = async ({ db, clock }: Services, voteId: string, userId: string, since: number) => {
  const vote = await requireVote(db, voteId)
  const row = await countsOf(db, voteId)
  const rules = { counts: vote.counts, endTime: vote.end_time, resultAt: vote.result_at }
  const needsVote = hiddenReason(rules, false, clock.now()) === 'AFTER_VOTE'
  const hasVoted =
    needsVote &&
    userId !== '' &&
    (await findRow(db, 'vote_ballots', { vote_id: voteId, user_id: userId, state: ['COUNTED', 'HELD'] })) !== undefined
  const hidden = hiddenReason(rules, hasVoted, clock.now())
  const isSame = row.version === since
  const options = isSame || hidden ? [] : await optionsOf(db, voteId)
  return {
    ...{ version: row.version, isSame, hidden, counted: row.counted, held: row.held },
    options: options.map(({ option_id: optionId }) => ({ optionId, count: row.options[optionId] ?? 0 })),
    days: Object.entries(row.days)
      .map(([day, { counted, held }]) => ({ day, counted, held }))
      .sort((one, other) => (one.day < other.day ? -1 : 1)),
  }
}

/**
 * Returns a part of the public list of counted ballots, in the order of their receipts, which hides the order of arrival
 * (contract: api/vote VoteTally). Throws `Refusal`: notFound, voteTallyClosed.
 * @param after last receipt of the part before, or ''
 */
export const readTally = async ({ db, clock }: Services, voteId: string, after: string, length: number) => {
  const vote = await requireVote(db, voteId)
  const rules = { endTime: vote.end_time, resultAt: vote.result_at }
  if (vote.canceled_at !== null || !isTallyPublic(rules, clock.now())) throw new Refusal('voteTallyClosed')
  const rows = await db
    .selectFrom('vote_ballots')
    .select(['receipt', 'option_ids'])
    .where('vote_id', '=', voteId)
    .where('state', '=', 'COUNTED')
    .where('receipt', '>', after)
    .orderBy('receipt')
    .limit(length + 1)
    .execute()
  const items = rows.slice(0, length).map(({ receipt, option_ids: optionIds }) => ({ receipt, optionIds }))
  return { items, next: rows.length > length ? items[items.length - 1].receipt : '' }
}
