import { PURCHASE_CODES } from '@/domain/business-codes/purchase'
import { SEAT_CODES } from '@/domain/business-codes/seat'
import { ENVELOPE_CODES } from '@/domain/business-codes/envelope'
import type { HoldAnswer } from '../client'
import { type Books, SESSIONS } from './combo'
import type { SetRush } from './crowd'

const SET_REASONS = new Set<number>([ENVELOPE_CODES.success, PURCHASE_CODES.soldOut])
const SINGLE_REASONS = new Set<number>([
  ...[ENVELOPE_CODES.success, PURCHASE_CODES.soldOut],
  ...[SEAT_CODES.seatTaken, SEAT_CODES.seatOrphan],
])

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Returns the units of active holds by tier, in the order of `stocks`. */
const unitsOf = ({ stocks, holds }: Books): number[] => {
  const seats = holds.flatMap((hold) => hold.seats)
  return stocks.map(({ seat_plan_id: id }) => seats.filter(({ seatPlanId }) => seatPlanId === id).length)
}

const isWhole = ({ sets, holds }: Books): boolean =>
  sets.every(({ set_id: id, expires_at: end }) => {
    const own = holds.filter((hold) => hold.set_id === id && hold.expires_at === end)
    return own.length === SESSIONS.length && new Set(own.map((hold) => hold.session_id)).size === SESSIONS.length
  }) && holds.every(({ set_id: id }) => id === null || sets.some((set) => set.set_id === id))

const remainingOf = ({ stocks }: Books): number[] => stocks.map(({ remaining }) => remaining)

/** Returns the rules that a rush of sets has broken; empty if all rules hold. */
export const brokenBySets = ({ before, held, after, sets, singles, released }: SetRush): string[] => {
  const answers: HoldAnswer[] = [...sets, ...singles, ...released]
  const seats = held.holds.flatMap(({ session_id: id, seats: own }) => own.map(({ seat }) => `${id} ${seat}`))
  const units = unitsOf(held)
  const rules: [string, boolean][] = [
    ['no failure and no deadlock', answers.every(({ status }) => status === 200)],
    ['sets refused only if sold out', sets.every(({ statusCode }) => SET_REASONS.has(statusCode))],
    ['single holds refused with a reason', singles.every(({ statusCode }) => SINGLE_REASONS.has(statusCode))],
    ['no seat twice', new Set(seats).size === seats.length],
    [
      'the taken seats are the held seats',
      same(held.taken.map(({ session_id: id, seat }) => `${id} ${seat}`).sort(), [...seats].sort()),
    ],
    ['no set in parts', isWhole(held)],
    ['one set a buyer', new Set(held.sets.map(({ user_id: id }) => id)).size === held.sets.length],
    [
      'the stock is what is free',
      same(
        remainingOf(before),
        remainingOf(held).map((count, at) => count + units[at]!),
      ),
    ],
    [
      'no refusal while every tier has units',
      Math.min(...remainingOf(held)) === 0 || sets.every((each) => each.statusCode === ENVELOPE_CODES.success),
    ],
    ['all comes back', same(remainingOf(before), remainingOf(after))],
    ['nothing is left held', after.holds.length + after.sets.length + after.taken.length === 0],
  ]
  return rules.filter(([, isMet]) => !isMet).map(([rule]) => rule)
}
