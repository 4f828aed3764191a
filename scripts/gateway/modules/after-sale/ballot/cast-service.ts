import type { BallotRequest } from '../../../../../src/api/vote'
import { localDate } from '../../../../../src/domain/schedule/local-time'
import { type BallotBlock, canChange, isStanding, isValidChoice, votePhase } from '../../../../../src/domain/vote/vote'
import type { CodeName } from '../../../core/codes'
import type { Gateway } from '../../../core/context'
import { applyDueLevel } from '../../../core/due'
import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { countRows, lockRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { requestHash, rowOfKey } from '../../../core/idempotency'
import { newId } from '../../../core/ids'
import { lockBuyer, requireUser } from '../../base/user/account-service'
import { optionsOf, requireVote, timesOf, type Vote } from '../../catalogue/vote/service'
import { noteBallots } from './fold-service'
import { changeState } from './state-service'
import { type Ballot, digestOf, eligibilityOf, type Keys, lockPerson, personKeys } from './voter-service'
import { LINES, signalsOf, weightOf } from './weight'

/** The sender of a ballot. */
export interface Voter {
  userId: string
  /** Id of the installation, or ''. */
  device: string
  /** Network address. */
  address: string
  /** Rejects a suspicious sender without a captcha. */
  prove: (tx: Tx) => Promise<void>
}

const BLOCKS = {
  NO_PHONE: 'voteNoPhone',
  NOT_ALLOWED: 'voteNotAllowed',
  OTHER_ACCOUNT: 'voteOtherAccount',
  VOTED: 'voteVoted',
  DAY_LIMIT: 'voteDayLimit',
} as const satisfies Record<BallotBlock, CodeName>

/** Returns the range of an address: the first three parts of IPv4, or the first 48 bits of IPv6. */
const rangeOf = (address: string): string => {
  const plain = address.replace(/^::ffff:/, '')
  return plain
    .split(plain.includes(':') ? ':' : '.')
    .slice(0, 3)
    .join('.')
}

/** Throws `Refusal` if a ballot that arrives at `now` is too early or too late. */
const checkPhase = (vote: Vote, now: number): void => {
  const phase = votePhase(timesOf(vote), now)
  if (phase === 'TO_COME') throw new Refusal('voteNotOpen')
  if (phase === 'CANCELED') throw new Refusal('voteCanceled')
  if (phase === 'OVER') throw new Refusal('voteOver')
}

/** Maximum number of ballots of an account that were replaced in a vote. */
const MOST_CHANGES = 20

/** Locks the own ballot that a new one replaces. @throws Refusal voteNoChange */
const lockReplaced = async (tx: Tx, vote: Vote, userId: string, ballotId: string, now: number): Promise<Ballot> => {
  const ballot = await lockRow(tx, 'vote_ballots', { ballot_id: ballotId, vote_id: vote.vote_id, user_id: userId })
  const isOpen = canChange({ ...timesOf(vote), changeUntil: vote.change_until }, now)
  const changed = await countRows(tx, 'vote_ballots', { vote_id: vote.vote_id, user_id: userId, state: 'CHANGED' })
  if (!ballot || !isStanding(ballot.state) || !isOpen || changed >= MOST_CHANGES) throw new Refusal('voteNoChange')
  return ballot
}

/**
 * Casts a ballot, or replaces one, once for an idempotency key. A suspicious ballot needs a captcha or is held. The time
 * of arrival decides. Throws `Refusal`: notFound, keyReused, captchaNeeded, and the codes of `VOTE_CODES`.
 */
export const castBallot = async (
  gateway: Pick<Gateway, 'db' | 'clock'> & Keys,
  voter: Voter,
  request: BallotRequest,
): Promise<Ballot> => {
  const { id: voteId, optionIds, receipt, replaces, idempotencyKey: key } = request
  const { userId } = voter
  const hash = requestHash(request)
  const now = gateway.clock.now()
  await applyDueLevel(gateway.db, now, userId)
  return gateway.db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const earlier = await rowOfKey(tx, 'vote_ballots', { userId, key, hash })
    if (earlier) return earlier
    const vote = await requireVote(tx, voteId)
    checkPhase(vote, now)
    const { choose_least: least, choose_most: most } = vote
    const options = (await optionsOf(tx, voteId)).map((option) => ({ optionId: option.option_id }))
    if (!isValidChoice(optionIds, { least, most, options }))
      throw new Refusal('voteChoiceWrong', { params: { least, most } })
    const keys = await personKeys(gateway, tx, userId)
    await lockPerson(tx, voteId, keys)
    const replaced = replaces === '' ? null : await lockReplaced(tx, vote, userId, replaces, now)
    const { block } = await eligibilityOf(tx, vote, { userId, keys }, now)
    const isLimit = block === 'VOTED' || block === 'DAY_LIMIT'
    if (block && !(replaced && isLimit)) throw new Refusal(BLOCKS[block])
    const origin = {
      deviceKey: voter.device && digestOf(gateway, `device ${voter.device}`),
      rangeKey: digestOf(gateway, `range ${rangeOf(voter.address)}`),
    }
    // Ballots of a device run one after another, so that each of them sees the others.
    if (origin.deviceKey !== '') await lockPerson(tx, voteId, [origin.deviceKey])
    const weight = weightOf(await signalsOf(tx, vote, await requireUser(tx, userId), origin, now))
    if (weight >= LINES.captcha) await voter.prove(tx)
    const ballot = await tx
      .insertInto('vote_ballots')
      .values({
        ...{
          ballot_id: newId('VB'),
          vote_id: voteId,
          user_id: userId,
          option_ids: json([...optionIds]),
          receipt,
          weight,
        },
        ...{ day: replaced?.day ?? localDate(now, vote.utc_offset), created_at: now },
        // A change does not release a held ballot.
        state: weight >= LINES.held || replaced?.state === 'HELD' ? 'HELD' : 'COUNTED',
        ...{ device_key: origin.deviceKey, range_key: origin.rangeKey, idempotency_key: key, request_hash: hash },
      })
      .onConflict((conflict) => conflict.columns(['vote_id', 'receipt']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!ballot) throw new Refusal('voteReceiptUsed')
    const persons = keys.map((person_key) => ({ ballot_id: ballot.ballot_id, vote_id: voteId, person_key }))
    await tx.insertInto('vote_persons').values(persons).execute()
    if (replaced) await changeState(tx, replaced, 'CHANGED')
    await noteBallots(tx, [ballot], 1)
    return ballot
  })
}
