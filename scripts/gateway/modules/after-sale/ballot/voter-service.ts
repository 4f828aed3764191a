import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { localDate } from '../../../../../src/domain/schedule/local-time'
import { type BallotBlock, isStanding } from '../../../../../src/domain/vote/vote'
import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { verifiedDocument } from '../../base/certification/person-service'
import { requireUser } from '../../base/user/account-service'
import { identifiersOf } from '../../base/user/identifier-service'
import type { Vote } from '../../catalogue/vote/service'

export type Ballot = Row<'vote_ballots'>

export type Keys = Pick<Gateway, 'ballots' | 'certificationKey'>

/** Returns the digest of an identifier, a device or an address range. */
export const digestOf = ({ ballots: { key } }: Pick<Gateway, 'ballots'>, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** Returns the digests of a person's identifiers. Accounts with a common digest are one person (decision 181). */
export const personKeys = async (gateway: Keys, tx: Tx, userId: string): Promise<string[]> => {
  const document = await verifiedDocument(gateway, tx, userId)
  const identifiers = [...(await identifiersOf(tx, userId)), ...(document === null ? [] : [document])]
  return identifiers.map((identifier) => digestOf(gateway, identifier)).sort()
}

/** Locks a person in a vote until the end of the transaction, so that the ballots of two accounts run one after another. */
export const lockPerson = async (tx: Tx, voteId: string, keys: readonly string[]): Promise<void> => {
  for (const key of keys)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${voteId} ${key}`}::text, 0))`.execute(tx)
}

/** Returns the ballots of a person in a vote, with any account, the newest first. */
const ballotsOfPerson = (tx: Tx, voteId: string, keys: readonly string[]): Promise<Ballot[]> =>
  tx
    .selectFrom('vote_ballots')
    .selectAll()
    .where('ballot_id', 'in', (from) =>
      from
        .selectFrom('vote_persons')
        .select('ballot_id')
        .where('vote_id', '=', voteId)
        .where('person_key', 'in', [...keys]),
    )
    .orderBy('created_at', 'desc')
    .execute()

/** Returns true if the buyer has a paid ticket of one of the shows. */
export const hasTicket = async (tx: Tx, userId: string, showIds: readonly string[]): Promise<boolean> => {
  const ticket = await tx
    .selectFrom('tickets as t')
    .innerJoin('vouchers as v', 'v.voucher_id', 't.voucher_id')
    .select('t.ticket_id')
    .where('v.user_id', '=', userId)
    .where('v.show_id', 'in', ['', ...showIds])
    .where('t.state', 'in', ['VALID', 'USED'])
    .executeTakeFirst()
  return ticket !== undefined
}

/** Returns true if a gate admitted one of the buyer's tickets to one of the sessions, and this was not undone. */
const wasThere = async (tx: Tx, userId: string, sessionIds: readonly string[]): Promise<boolean> => {
  const scan = await tx
    .selectFrom('gate_scans as g')
    .innerJoin('tickets as t', 't.ticket_id', 'g.ticket_id')
    .innerJoin('vouchers as v', 'v.voucher_id', 't.voucher_id')
    .select('g.scan_id')
    .where('v.user_id', '=', userId)
    .where('g.session_id', 'in', ['', ...sessionIds])
    .where('g.counts', '=', true)
    .where('g.undone_at', 'is', null)
    .executeTakeFirst()
  return scan !== undefined
}

const isAllowed = async (tx: Tx, { who, who_ids: ids }: Vote, user: Row<'users'>): Promise<boolean> => {
  if (who === 'TICKET') return hasTicket(tx, user.user_id, ids)
  if (who === 'WAS_THERE') return wasThere(tx, user.user_id, ids)
  return who === 'ACCOUNT' || ids.includes(String(user.prime_level))
}

/** Returns true for a ballot that counts for the limit of its person. A refund gives the ballot back. */
const isUsed = ({ state, void_reason: reason }: Ballot): boolean =>
  isStanding(state) || (state === 'VOID' && reason !== 'REFUND')

export interface Eligibility {
  /** Reason why the account cannot cast another ballot now, or null. */
  block: BallotBlock | null
  /** Number of ballots that the person can still cast today. */
  left: number
}

/** Returns whether an account can cast another ballot at `now`, by the condition and the person's ballots. */
export const eligibilityOf = async (
  tx: Tx,
  vote: Vote,
  { userId, keys }: { userId: string; keys: readonly string[] },
  now: number,
): Promise<Eligibility> => {
  const user = await requireUser(tx, userId)
  if (user.cellphone === null) return { block: 'NO_PHONE', left: 0 }
  const today = localDate(now, vote.utc_offset)
  const used = (await ballotsOfPerson(tx, vote.vote_id, keys)).filter(
    (ballot) => isUsed(ballot) && (vote.per_day === null || ballot.day === today),
  )
  const left = Math.max(0, (vote.per_day ?? 1) - used.length)
  if (left === 0) {
    if (used.every((ballot) => ballot.user_id !== userId)) return { block: 'OTHER_ACCOUNT', left }
    return { block: vote.per_day === null ? 'VOTED' : 'DAY_LIMIT', left }
  }
  return (await isAllowed(tx, vote, user)) ? { block: null, left } : { block: 'NOT_ALLOWED', left: 0 }
}
