import { atRate, type Fen, fen, minFen, subtractFen, sumFen, timesQuantity } from '../money'

const DAY_KINDS = ['WEEKDAY', 'WEEKEND', 'HOLIDAY'] as const
type DayKind = (typeof DAY_KINDS)[number]

/** Reasons for a validation, which reduces the fee: a ticket for that day, a privilege card, a member level. */
export const VALIDATED_BY = ['TICKET', 'CARD', 'LEVEL'] as const
export type ValidatedBy = (typeof VALIDATED_BY)[number]

/** Prices of a part of the day. */
export interface Band {
  days: readonly DayKind[]
  /** Minutes after midnight, in the park's time; `to` is at most 1440. */
  from: number
  to: number
  unitMinutes: number
  /** Price of a unit that begins in this part of the day, fen. */
  price: Fen
  /** Price of the first unit of a stay, if it begins in this part of the day, fen. */
  first?: Fen | undefined
}

/** Prices of a car park. A time of day without a band is free. */
export interface Tariff {
  freeMinutes: number
  /** FREE_WITHIN: a stay of at most these minutes is free. FREE_FIRST: the first minutes of each stay are free. */
  freeKind: 'FREE_WITHIN' | 'FREE_FIRST'
  bands: readonly Band[]
  /** Maximum fee of a window of 24 hours, fen; null without a cap. */
  capPerDay: Fen | null
  /** Windows of `capPerDay`: 24 hours from the entry, or calendar days. */
  capKind: 'FROM_ENTRY' | 'CALENDAR'
  capPerStay: Fen | null
  /** Flat price of a calendar day with a show, fen; null if such days have the usual prices. */
  showFlat: Fen | null
  /** Reductions: additional free minutes at the start, or a share of the fee in basis points that is deducted. */
  validations: readonly { who: ValidatedBy; minutes: number; rate: number }[]
}

/** Facts about the days and the buyer. Dates are `YYYY-MM-DD` in the park's time. */
export interface FeeFacts {
  /** Minutes east of UTC. */
  utcOffset: number
  holidays: readonly string[]
  showDays: readonly string[]
  validated: readonly ValidatedBy[]
}

/** The part of a stay that is known before its end. */
export interface FeeStay {
  /** Epoch ms. */
  enteredAt: number
  /** Fee that is already settled, by money and coupons, fen. */
  settled: Fen
}

/** A part of the stay with its price. Times are in epoch ms. */
interface FeeStep {
  from: number
  to: number
  minutes: number
  price: Fen
  /** FREE: free minutes, or a time without a band. CAPPED: a cap lowered the price of the units. */
  rule: 'FREE' | 'BAND' | 'CAPPED' | 'SHOW_FLAT'
}

export interface Fee {
  /** The sum of the steps, fen. */
  gross: Fen
  steps: readonly FeeStep[]
  /** The validation that saves the most, or null. */
  reduction: { who: ValidatedBy; amount: Fen } | null
  /** Amount due, fen, at least 0: the fee after the reduction, without the settled part. */
  amount: Fen
  /** End of the last unit, epoch ms. Until then, the fee does not rise. */
  validUntil: number
}

const MINUTE = 60_000
const MINUTES_A_DAY = 1_440

const dayNumbers = (dates: readonly string[]): ReadonlySet<number> =>
  new Set(dates.map((date) => Date.parse(date) / (MINUTES_A_DAY * MINUTE)))

/** The prices that apply from a minute on. From the minute `end` on, other prices may apply. */
interface Rate {
  end: number
  unitMinutes: number
  price: Fen
  first: Fen
  rule: FeeStep['rule']
}

/** Returns a function that returns the prices at a minute of the park's time. */
const ratesOf = ({ bands, showFlat }: Tariff, facts: FeeFacts): ((minute: number) => Rate) => {
  const holidays = dayNumbers(facts.holidays)
  const showDays = dayNumbers(facts.showDays)
  const kindOf = (day: number): DayKind => {
    if (holidays.has(day)) return 'HOLIDAY'
    // 1 January 1970 was a Thursday.
    return [0, 6].includes((day + 4) % 7) ? 'WEEKEND' : 'WEEKDAY'
  }
  return (minute) => {
    const day = Math.floor(minute / MINUTES_A_DAY)
    const midnight = day * MINUTES_A_DAY
    const time = minute - midnight
    if (showFlat !== null && showDays.has(day)) {
      const unitMinutes = MINUTES_A_DAY - time
      return { end: midnight + MINUTES_A_DAY, unitMinutes, price: showFlat, first: showFlat, rule: 'SHOW_FLAT' }
    }
    const own = bands.filter(({ days }) => days.includes(kindOf(day)))
    const at = own.findIndex(({ from, to }) => from <= time && time < to)
    // An earlier band in the list has priority, so the band of this minute ends where an earlier band begins.
    const starts = own.slice(0, at < 0 ? own.length : at).flatMap(({ from }) => (from > time ? [from] : []))
    if (at < 0) {
      const end = midnight + Math.min(MINUTES_A_DAY, ...starts)
      return { end, unitMinutes: end - minute, price: fen(0), first: fen(0), rule: 'FREE' }
    }
    const { to, unitMinutes, price, first = price } = own[at]
    return { end: midnight + Math.min(to, ...starts), unitMinutes, price, first, rule: 'BAND' }
  }
}

/**
 * Returns the steps of a stay, and the end of its last unit, epoch ms. `entry` and `until` are minutes in the park's
 * time.
 */
const walk = (tariff: Tariff, entry: number, until: number, facts: FeeFacts, extraFree: number) => {
  const { freeMinutes, freeKind, capPerDay, capKind, capPerStay } = tariff
  const toTime = (minute: number): number => (minute - facts.utcOffset) * MINUTE
  const steps: FeeStep[] = []
  const add = (from: number, to: number, price: Fen, rule: FeeStep['rule']): void => {
    if (to > from) steps.push({ from: toTime(from), to: toTime(to), minutes: to - from, price, rule })
  }
  if (freeKind === 'FREE_WITHIN' && until - entry <= freeMinutes) {
    add(entry, until, fen(0), 'FREE')
    return { steps, validUntil: toTime(entry + freeMinutes) }
  }
  const rateAt = ratesOf(tariff, facts)
  const origin = capKind === 'FROM_ENTRY' ? entry : 0
  const windowOf = (minute: number): number => Math.floor((minute - origin) / MINUTES_A_DAY)
  let minute = entry + extraFree + (freeKind === 'FREE_FIRST' ? freeMinutes : 0)
  add(entry, Math.min(minute, until), fen(0), 'FREE')
  let isFirst = true
  let window = windowOf(minute)
  let [inWindow, inStay] = [fen(0), fen(0)]
  while (minute < until) {
    if (windowOf(minute) !== window) [window, inWindow] = [windowOf(minute), fen(0)]
    const { end, unitMinutes, price, first, rule } = rateAt(minute)
    const unitPrice = isFirst ? first : price
    const windowEnd = (window + 1) * MINUTES_A_DAY + origin
    // If the first unit has no price of its own, it is priced together with the following units.
    const segment = isFirst && first !== price ? minute + 1 : Math.min(end, windowEnd, until)
    const units = Math.ceil((segment - minute) / unitMinutes)
    const whole = timesQuantity(unitPrice, units)
    const room = Math.min(
      subtractFen(capPerDay ?? fen(Number.MAX_SAFE_INTEGER), inWindow),
      subtractFen(capPerStay ?? fen(Number.MAX_SAFE_INTEGER), inStay),
    )
    const charged = minFen(whole, fen(room))
    const next = minute + units * unitMinutes
    add(minute, Math.min(next, until), charged, charged < whole ? 'CAPPED' : rule)
    ;[inWindow, inStay] = [sumFen([inWindow, charged]), sumFen([inStay, charged])]
    if (rule !== 'FREE') isFirst = false
    minute = next
  }
  return { steps, validUntil: toTime(minute) }
}

const grossOf = (steps: readonly FeeStep[]): Fen => sumFen(steps.map(({ price }) => price))

/**
 * Returns the fee of a stay until `at`, epoch ms. The entry and `at` are rounded down to whole minutes. A started unit
 * counts as a whole unit, at the price that applies at its beginning. Source: decisions 125 and 128.
 */
export const feeOf = (tariff: Tariff, { enteredAt, settled }: FeeStay, at: number, facts: FeeFacts): Fee => {
  const entry = Math.floor(enteredAt / MINUTE) + facts.utcOffset
  const until = Math.max(entry, Math.floor(at / MINUTE) + facts.utcOffset)
  const { steps, validUntil } = walk(tariff, entry, until, facts, 0)
  const gross = grossOf(steps)
  const reductions = tariff.validations
    .filter(({ who }) => facts.validated.includes(who))
    .map(({ who, minutes, rate }) => {
      const shorter = minutes > 0 ? grossOf(walk(tariff, entry, until, facts, minutes).steps) : gross
      const left = Math.max(0, Math.min(gross, subtractFen(shorter, atRate(shorter, rate))))
      return { who, amount: subtractFen(gross, fen(left)) }
    })
  const best = reductions.reduce<Fee['reduction']>(
    (most, each) => (each.amount > (most?.amount ?? 0) ? each : most),
    null,
  )
  const net = subtractFen(gross, best?.amount ?? fen(0))
  return { gross, steps, reduction: best, amount: fen(Math.max(0, subtractFen(net, settled))), validUntil }
}
