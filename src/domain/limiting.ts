/** Automatic retries while the gateway limits the request rate of buyers (shell §4, limiting flow; §9). */
export const LIMITING = {
  /** Default interval between two retries, in milliseconds. */
  interval: 3_000,
  /** Maximum number of retries without a delay from the gateway. */
  maxAttempts: 10,
  /** Maximum progress of the ring while waiting. */
  maxProgress: 0.9,
  /** Number of the retry from which a notice about the delay is shown. */
  delayNoticeFrom: 3,
} as const

/** Queue state of a waiting buyer, as the gateway sends it. Values that the gateway omits are null. */
export interface Waiting {
  /** Identifies the position in the queue; sent with the next retry. '' if the gateway sent no position. */
  ticket: string
  /** Position in the queue; 1 is the buyer who is admitted next. */
  place: number | null
  /** Buyers admitted per minute. */
  ratePerMinute: number | null
  /** Milliseconds until the next retry can succeed. */
  retryAfterMs: number | null
}

const TICKET = /^[\w.-]{1,200}$/

const positive = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null

/** Reads the `waiting` field in the data of a limiting response. Returns null if it contains nothing usable. */
export const readWaiting = (data: unknown): Waiting | null => {
  const fromGateway = (data as { waiting?: unknown } | null | undefined)?.waiting
  if (typeof fromGateway !== 'object' || fromGateway === null) return null
  const { ticket, place, ratePerMinute, retryAfterMs } = fromGateway as Record<string, unknown>
  const at = positive(place)
  return {
    ticket: typeof ticket === 'string' && TICKET.test(ticket) ? ticket : '',
    place: at === null ? null : Math.ceil(at),
    ratePerMinute: positive(ratePerMinute),
    retryAfterMs: positive(retryAfterMs),
  }
}

const MINUTE = 60_000
/** Minimum and maximum interval between retries, in milliseconds. They apply to any value from the gateway. */
const MIN_DELAY = 1_000
const MAX_DELAY = 60_000
/**
 * Maximum random delay, as a share of the wait. The delay prevents buyers who were refused at the same time from
 * retrying at the same time.
 */
const SPREAD = 0.1
const MAX_SPREAD = 2_000

/** Returns the milliseconds until this position is admitted; null if the position or the rate is unknown. */
export const expectedWait = (waiting: Waiting | null): number | null =>
  waiting?.place && waiting.ratePerMinute ? (waiting.place / waiting.ratePerMinute) * MINUTE : null

/** Returns the wait that is shown to buyers, in milliseconds: the expected wait plus the average random delay. */
export const likelyWait = (waiting: Waiting | null): number | null => {
  const expected = expectedWait(waiting)
  return expected === null ? null : expected + Math.min(expected * SPREAD, MAX_SPREAD) / 2
}

/** A queue position at a time (epoch ms). */
export interface QueueObservation {
  at: number
  place: number
}

/**
 * Maximum number of observations that are used. Only the latest observations are used, because the rate changes during
 * a sale.
 */
export const MAX_OBSERVATIONS = 6
/** Minimum number of observations from which a steady rate can be derived. */
const MIN_OBSERVATIONS = 3
/** Maximum deviation from a steady rate: a share of the expected admissions, plus a number of admissions. */
const TOLERANCE = { share: 0.3, admissions: 3 }

const movedBetween = (from: QueueObservation, to: QueueObservation) => ({
  admitted: from.place - to.place,
  minutes: (to.at - from.at) / MINUTE,
})

const fits = ({ admitted, minutes }: ReturnType<typeof movedBetween>, ratePerMinute: number): boolean => {
  const expected = ratePerMinute * minutes
  return Math.abs(admitted - expected) <= expected * TOLERANCE.share + TOLERANCE.admissions
}

/**
 * Returns the milliseconds until the buyer is admitted. Uses the published rate while the position moves at that rate,
 * otherwise the observed rate.
 *
 * Returns null if the position is unknown, or if the rate is neither published nor steady.
 * @param observed positions of this wait, oldest first; the last one is the current one
 */
export const estimateWait = (waiting: Waiting | null, observed: readonly QueueObservation[]): number | null => {
  if (!waiting?.place) return null
  const first = observed[0]
  const last = observed[observed.length - 1]
  const published = waiting.ratePerMinute
  if (published && (observed.length < 2 || fits(movedBetween(first, last), published))) return likelyWait(waiting)
  if (observed.length < MIN_OBSERVATIONS) return null
  const whole = movedBetween(first, last)
  const middle = observed[Math.floor((observed.length - 1) / 2)]
  const ratePerMinute = whole.admitted / whole.minutes
  const isSteady =
    whole.admitted > TOLERANCE.admissions &&
    [movedBetween(first, middle), movedBetween(middle, last)].every((part) => fits(part, ratePerMinute))
  return isSteady ? likelyWait({ ...waiting, ratePerMinute }) : null
}

export interface NextTry {
  ms: number
  /** True if the gateway sent the delay. Such a retry does not count toward the maximum number. */
  fromGateway: boolean
}

/**
 * Returns the delay of the next retry: the gateway's delay plus a small random delay. If the gateway sent none, the
 * delay is 3 s.
 * @param chance random number from 0 to 1
 */
export const nextTry = (waiting: Waiting | null, chance: number): NextTry => {
  const expected = expectedWait(waiting)
  const fromGateway = waiting?.retryAfterMs ?? (expected === null ? null : Math.min(expected, MAX_DELAY / 2))
  if (fromGateway === null) return { ms: LIMITING.interval, fromGateway: false }
  const ms = Math.min(Math.max(fromGateway, MIN_DELAY), MAX_DELAY)
  return { ms: Math.round(ms + chance * Math.min(ms * SPREAD, MAX_SPREAD)), fromGateway: true }
}

/**
 * Returns the progress of the ring, from 0 to 0.9: by time if the total is known, otherwise by the number of retries.
 * @param elapsed milliseconds since the wait began
 * @param total milliseconds of the whole wait; null if unknown
 */
export const progressOf = (attempts: number, elapsed: number, total: number | null): number => {
  const part = total ? elapsed / total : attempts / LIMITING.maxAttempts
  return Math.min(Math.max(part, 0), LIMITING.maxProgress)
}
