import { SEAT_CODES } from '@/domain/business-codes/seat'
import { ENVELOPE_CODES } from '@/domain/business-codes/envelope'
import { codeNamed } from '../../../scripts/gateway/core/codes'
import { createSeatFinder } from '../../../src/domain/seat/seat-id'
import { verdictTable } from '../command'
import type { HoldAnswer } from './client'
import type { Course } from './crowd'
import { type HallState, mapOf } from './hall'

const REASONS = new Set<number>([
  SEAT_CODES.seatTaken,
  SEAT_CODES.seatNotOnSale,
  SEAT_CODES.seatLimit,
  SEAT_CODES.seatBuyerLimit,
  SEAT_CODES.seatCompanion,
  SEAT_CODES.seatOrphan,
])
/** Business codes of refusals that contain the seats which block the hold. */
const WITH_SEATS = new Set<number>([
  SEAT_CODES.seatTaken,
  SEAT_CODES.seatNotOnSale,
  SEAT_CODES.seatCompanion,
  SEAT_CODES.seatOrphan,
])

export interface Round {
  seed: number
  courses: Course[]
  before: HallState
  held: HallState
  /** The state `before`, updated by all later deltas. */
  advanced: Uint8Array
  released: HoldAnswer[]
  after: HallState
}

const same = (one: ArrayLike<number>, other: ArrayLike<number>): boolean =>
  one.length === other.length && Array.from(one).every((value, at) => value === other[at])

const isReasoned = ({ asked, answer: { statusCode, data } }: Course['answers'][number]): boolean => {
  if (statusCode === ENVELOPE_CODES.success) return true
  const named = data?.seatIds ?? []
  const fits = named.every((id) => statusCode === SEAT_CODES.seatOrphan || asked.includes(id))
  return REASONS.has(statusCode) && fits && (!WITH_SEATS.has(statusCode) || named.length > 0)
}

/** Returns the rules that one round has broken; empty if all rules hold. */
export const brokenBy = ({ courses, before, held, advanced, released, after }: Round): string[] => {
  const find = createSeatFinder(mapOf())
  const answers = courses.flatMap((course) => course.answers)
  const seats = courses.flatMap(({ seatIds }) => seatIds.map(find))
  const rows = held.rows.map(({ seat }) => seat)
  const expected = Uint8Array.from(before.taken)
  for (const seat of seats) expected[seat] = 1
  const rules: [string, boolean][] = [
    [
      'no failure and no deadlock',
      [...answers.map(({ answer }) => answer), ...released].every(({ status }) => status === 200),
    ],
    ['every refusal with its reason and its seats', answers.every(isReasoned)],
    ['no seat held by two buyers', new Set(seats).size === seats.length],
    [
      'the rows are the seats in the answers',
      same(
        [...rows].sort((a, b) => a - b),
        [...seats].sort((a, b) => a - b),
      ),
    ],
    ['one running hold for each of them', held.running === courses.filter(({ holdId }) => holdId).length],
    ['the status shows exactly these', same(held.taken, expected)],
    ['the deltas lead to the same', same(advanced, held.taken)],
    ['the stock is what is free', same(held.remaining, held.freeByTier)],
    ['all comes back', same(after.taken, before.taken) && same(after.remaining, before.remaining)],
    ['nothing is left held', after.rows.length === 0 && after.running === 0],
  ]
  return rules.filter(([, isMet]) => !isMet).map(([rule]) => rule)
}

const quantile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)

export interface Verdict {
  engine: string
  buyers: number
  seeds: number
  holds: number
  seats: number
  /** Number of refusals for each code, by the name of the code. */
  refused: Record<string, number>
  answersPerSecond: number
  p50: number
  p95: number
  seconds: number
  /** The broken rules, each with the seed of its round. */
  broken: string[]
}

const nameOf = (code: number): string => codeNamed(code) ?? String(code)

/** Evaluates all rounds on one database engine. @param ms time that the holds took, without setup and checks */
export const judge = (engine: string, buyers: number, rounds: readonly Round[], ms: number): Verdict => {
  const answers = rounds.flatMap(({ courses }) =>
    courses.flatMap((course) => course.answers.map(({ answer }) => answer)),
  )
  const refused: Record<string, number> = {}
  for (const { statusCode } of answers)
    if (statusCode !== ENVELOPE_CODES.success) refused[nameOf(statusCode)] = (refused[nameOf(statusCode)] ?? 0) + 1
  const times = answers.map((answer) => answer.ms).sort((a, b) => a - b)
  const courses = rounds.flatMap((round) => round.courses)
  return {
    engine,
    buyers,
    seeds: rounds.length,
    holds: answers.filter(({ statusCode }) => statusCode === ENVELOPE_CODES.success).length,
    seats: courses.reduce((sum, { seatIds }) => sum + seatIds.length, 0),
    refused,
    answersPerSecond: Math.round((answers.length / ms) * 1000),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    seconds: Math.round(ms / 100) / 10,
    broken: rounds.flatMap((round) => brokenBy(round).map((rule) => `seed ${round.seed}: ${rule}`)),
  }
}

/** Formats the verdicts side by side. */
export const table = (verdicts: readonly Verdict[]): string => {
  const reasons = [...new Set(verdicts.flatMap(({ refused }) => Object.keys(refused)))].sort()
  const rows: [string, (verdict: Verdict) => string | number][] = [
    ['buyers at once', ({ buyers }) => buyers],
    ['seeds', ({ seeds }) => seeds],
    ['holds made', ({ holds }) => holds],
    ['seats held at the end', ({ seats }) => seats],
    ...reasons.map((reason): [string, (verdict: Verdict) => number] => [
      `refused: ${reason}`,
      ({ refused }) => refused[reason] ?? 0,
    ]),
    ['answers a second', ({ answersPerSecond }) => answersPerSecond],
    ['p50, ms', ({ p50 }) => p50],
    ['p95, ms', ({ p95 }) => p95],
    ['seconds of holding', ({ seconds }) => seconds],
    ['rules', ({ broken }) => (broken.length === 0 ? 'held' : 'BROKEN')],
  ]
  return verdictTable(verdicts, rows)
}
