import type { Ballot, OwnBallots, Vote, VoteCounts } from '@/api/vote'
import { NOW } from '../fake-clock'

const DAY = 86_400_000

/** An open vote with three options. */
export const aVote = (own: Partial<Vote> = {}): Vote => ({
  ...{
    voteId: 'V1',
    title: '最佳舞美',
    pictureUrl: '',
    rules: ['每人一票'],
    startTime: NOW - DAY,
    endTime: NOW + 2 * DAY,
  },
  ...{ isCanceled: false, utcOffset: 480, least: 1, most: 1, perPerson: 'ONCE', perDay: 1, changeUntil: NOW + DAY },
  ...{ who: 'ACCOUNT', conditions: [], counts: 'ALWAYS', resultAt: null },
  options: ['甲', '乙', '丙'].map((title, at) => ({
    ...{ optionId: `O${at + 1}`, title, text: '', pictureUrl: '', showId: '' },
  })),
  ...own,
})

/** A counted ballot for the first option. */
export const aBallot = (own: Partial<Ballot> = {}): Ballot => ({
  ...{ ballotId: 'B1', receipt: 'a'.repeat(64), day: '2026-11-20', optionIds: ['O1'], state: 'COUNTED' },
  ...{ voidReason: null, createdAt: NOW, decideBy: NOW + 3 * DAY, ...own },
})

/** Ballots of an account that can vote once. */
export const ownBallots = (own: Partial<OwnBallots> = {}): OwnBallots => ({ ballots: [], block: null, left: 1, ...own })

/** Public counts of three options. */
export const voteCountsOf = (counts: readonly number[], own: Partial<VoteCounts> = {}): VoteCounts => ({
  ...{ version: 1, isSame: false, hidden: null, counted: counts.reduce((sum, count) => sum + count, 0), held: 0 },
  options: counts.map((count, at) => ({ optionId: `O${at + 1}`, count })),
  days: [],
  ...own,
})
