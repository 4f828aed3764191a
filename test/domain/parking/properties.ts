import { fen } from '@/domain/money'
import { feeOf } from '@/domain/parking/fee'
import { type Case, feeByMinutes } from './support'

const MINUTE = 60_000
const DAY = 1_440

/** Returns the fee of a stay after some minutes. */
const feeAfter = ({ tariff, enteredAt, facts }: Case, minutes: number, settled = 0) =>
  feeOf(tariff, { enteredAt, settled: fen(settled) }, enteredAt + minutes * MINUTE, facts)

/** Returns the number of windows of the cap of a day that a stay touches. */
const windowsOf = ({ tariff: { capKind }, enteredAt, facts: { utcOffset } }: Case, minutes: number): number => {
  if (capKind === 'FROM_ENTRY') return Math.ceil(minutes / DAY)
  const entry = Math.floor(enteredAt / MINUTE) + utcOffset
  return Math.floor((entry + minutes - 1) / DAY) - Math.floor(entry / DAY) + 1
}

/** F1: the fee never falls with time and never exceeds a cap. A rate rounds the amount to whole fen. */
export const neverFalls = (own: Case): boolean => {
  const { tariff, minutes, more } = own
  const [early, late] = [feeAfter(own, minutes), feeAfter(own, minutes + more)]
  const cap = Math.min(tariff.capPerStay ?? Infinity, (tariff.capPerDay ?? Infinity) * windowsOf(own, minutes + more))
  return late.gross >= early.gross && late.amount >= early.amount - 1 && (minutes + more === 0 || late.gross <= cap)
}

/** F2: a stay costs the same in two payments as in one, except for the rounding of a rate to whole fen. */
export const costsTheSameInParts = (own: Case): boolean => {
  const { minutes, more } = own
  const first = feeAfter(own, minutes).amount
  const rest = feeAfter(own, minutes + more, first).amount
  return Math.abs(first + rest - feeAfter(own, minutes + more).amount) <= 1
}

/** F3: the fee depends on the local time only. */
export const dependsOnLocalTime = (own: Case): boolean => {
  const { enteredAt, facts, minutes, shift } = own
  const there: Case = {
    ...own,
    enteredAt: enteredAt - shift * MINUTE,
    facts: { ...facts, utcOffset: facts.utcOffset + shift },
  }
  return feeAfter(there, minutes).amount === feeAfter(own, minutes).amount
}

/** F4: the fee is the sum of its steps, which cover the stay without a gap. */
export const isSumOfSteps = (own: Case): boolean => {
  const { steps, gross, validUntil } = feeAfter(own, own.minutes)
  return (
    steps.reduce((sum, { price }) => sum + price, 0) === gross &&
    steps.reduce((sum, { minutes }) => sum + minutes, 0) === own.minutes &&
    steps.every(({ from }, index) => index === 0 || from === steps[index - 1].to) &&
    feeOf(own.tariff, { enteredAt: own.enteredAt, settled: fen(0) }, validUntil, own.facts).gross === gross
  )
}

/** F5: the fee equals a calculation minute by minute. */
export const equalsMinutes = (own: Case): boolean => feeAfter(own, own.minutes).gross === feeByMinutes(own)

/** F6: a reduction is from 0 to the fee. */
export const hasReductionWithinFee = (own: Case): boolean => {
  const { reduction, gross } = feeAfter(own, own.minutes)
  const amount = reduction?.amount ?? 0
  return amount >= 0 && amount <= gross
}
