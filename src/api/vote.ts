import * as v from 'valibot'
import { VOTE_CAPTCHA } from '@/domain/captcha/captcha'
import {
  BALLOT_BLOCKS,
  BALLOT_STATES,
  COUNT_RULES,
  HIDDEN_REASONS,
  PER_PERSON,
  VOID_REASONS,
  VOTER_RULES,
} from '@/domain/vote/vote'
import { get, post } from '@/request/call'
import * as w from './wire'

const id = v.pipe(v.string(), v.nonEmpty())

const option = v.object({
  optionId: id,
  title: w.text(),
  text: w.text(),
  pictureUrl: w.text(),
  /** Show of the option; '' without one. */
  showId: w.text(),
})
export type VoteOption = v.InferOutput<typeof option>

const vote = v.object({
  voteId: id,
  title: w.text(),
  pictureUrl: w.text(),
  /** Paragraphs. */
  rules: w.list(w.text()),
  startTime: w.moment,
  endTime: w.moment,
  isCanceled: w.flag(),
  utcOffset: w.utcOffset,
  options: w.list(option),
  /** Smallest and largest number of options of a ballot. */
  least: w.number(1),
  most: w.number(1),
  perPerson: w.oneOf(PER_PERSON, 'ONCE'),
  /** Ballots of a person each local day, for A_DAY. */
  perDay: w.number(1),
  /** Time until which a ballot can be changed; null if never. */
  changeUntil: w.momentOrNull,
  who: w.oneOf(VOTER_RULES, 'ACCOUNT'),
  /** Shows, sessions or levels of the condition; `showId` is '' for a level. */
  conditions: w.list(v.object({ id, name: w.text(), showId: w.text() })),
  counts: w.oneOf(COUNT_RULES, 'AFTER_END'),
  /** Time until which the result is held back; null without one. */
  resultAt: w.momentOrNull,
})
/** A vote of the merchant. Times in epoch ms. The resource is not in the specification. */
export type Vote = v.InferOutput<typeof vote>

const ballot = v.object({
  ballotId: id,
  receipt: id,
  /** Local date of the vote. */
  day: w.text(),
  optionIds: w.list(w.text()),
  /** A ballot with an unknown state is dropped. No known state would be safe to show. */
  state: v.picklist(BALLOT_STATES),
  voidReason: v.fallback(v.nullable(v.picklist(VOID_REASONS)), null),
  createdAt: w.moment,
  /** Time by which the merchant decides about a held ballot. */
  decideBy: w.moment,
})
export type Ballot = v.InferOutput<typeof ballot>

const ownBallots = v.object({
  /** The newest first. */
  ballots: w.list(ballot),
  /** Reason why the account cannot cast another ballot now; null if it can. */
  block: v.fallback(v.nullable(v.picklist(BALLOT_BLOCKS)), null),
  /** Ballots that the account can still cast today. */
  left: w.count,
})
/** The ballots of the account in a vote. */
export type OwnBallots = v.InferOutput<typeof ownBallots>

const counts = v.object({
  version: w.count,
  /** True if the counts by option are those of the version in the request, and therefore not sent. */
  isSame: w.flag(),
  /** Reason why the counts by option are hidden; null if they are public. */
  hidden: v.fallback(v.nullable(v.picklist(HIDDEN_REASONS)), null),
  /** Numbers of ballots: counted, and being checked. */
  counted: w.count,
  held: w.count,
  options: w.list(v.object({ optionId: id, count: w.count })),
  /** The same numbers by local date. */
  days: w.list(v.object({ day: w.text(), counted: w.count, held: w.count })),
})
export type VoteCounts = v.InferOutput<typeof counts>

const tally = v.object({
  items: w.list(v.object({ receipt: id, optionIds: w.list(w.text()) })),
  /** Value of `after` for the next part; '' after the last one. */
  next: w.text(),
})
/** A part of the public list of counted ballots. */
export type VoteTally = v.InferOutput<typeof tally>

/** Returns a vote. The path is not in the specification. */
export const voteDetail = get<{ id: string }, Vote>('home/pub/v3/votes/{id}', {
  ...{ auth: 'public', importance: 'high', read: w.reader(vote) },
})

/** Returns the counts of a vote. `since` is a version that the reader has. The path is not in the specification. */
export const voteCounts = get<{ id: string; since?: number }, VoteCounts>('home/pub/v3/votes/{id}/counts', {
  ...{ auth: 'public', importance: 'medium', read: w.reader(counts) },
})

/** Returns the public list of counted ballots, after the end. The path is not in the specification. */
export const voteTally = get<{ id: string; after?: string; length: number }, VoteTally>(
  'home/pub/v3/votes/{id}/tally',
  { auth: 'public', importance: 'medium', read: w.reader(tally) },
)

/** Returns the account's ballots in a vote. The path is not in the specification. */
export const voteBallots = get<{ id: string }, OwnBallots>('buyer/v1/votes/{id}/mine', {
  ...{ auth: 'buyer', importance: 'high', read: w.reader(ownBallots) },
})

export interface BallotRequest {
  /** Id of the vote. */
  id: string
  optionIds: readonly string[]
  /** `receiptOf` vote, options and a salt of this device (domain/vote/tally). */
  receipt: string
  /** Id of the ballot to replace, or ''. */
  replaces: string
  idempotencyKey: string
}

/** Casts a ballot, or replaces one. The path is not in the specification. */
export const castBallot = post<BallotRequest, OwnBallots>('buyer/v1/votes/{id}/ballots', {
  ...{ auth: 'buyer', importance: 'critical', captcha: VOTE_CAPTCHA, deviceLimit: true, read: w.reader(ownBallots) },
})
