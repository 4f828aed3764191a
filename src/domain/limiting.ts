/** Automatic retries while the gateway limits the rate of buyers (shell §4, limiting flow; §9). */
export const LIMITING = {
  /** Default interval between two retries, ms. */
  interval: 3_000,
  /** Maximum number of retries without a time from the gateway. */
  maxAttempts: 10,
  /** Maximum progress of the ring while waiting. */
  maxProgress: 0.9,
  /** Number of the first retry that shows a notice about the delay. */
  delayNoticeFrom: 3,
} as const

/** Queue state of a waiting buyer as the gateway reports it; null for what it leaves out. */
export interface Waiting {
  /** Identifies the position in the queue; sent with the next retry. '' without a position. */
  ticket: string
  /** Position in the queue, from 1 (next). */
  place: number | null
  /** Buyers admitted per minute. */
  ratePerMinute: number | null
  /** Ms until the next retry can succeed. */
  retryAfterMs: number | null
}

const TICKET = /^[\w.-]{1,200}$/

const positive = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null

/** Reads the `waiting` of a limiting answer's data; null when it contains nothing usable. */
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
/** Bounds of the interval between retries, for any value of the gateway. Ms. */
const MIN_DELAY = 1_000
const MAX_DELAY = 60_000
/** Maximum random share added to a wait, so that buyers who were refused together do not retry together. */
const SPREAD = 0.1
const MAX_SPREAD = 2_000

/** Ms until this position is admitted; null when position or rate is unknown. */
export const expectedWait = (waiting: Waiting | null): number | null =>
  waiting?.place && waiting.ratePerMinute ? (waiting.place / waiting.ratePerMinute) * MINUTE : null

/**
 * Returns the expected wait plus the average random delay: the time shown to buyers, since no retry happens earlier.
 */
export const likelyWait = (waiting: Waiting | null): number | null => {
  const expected = expectedWait(waiting)
  return expected === null ? null : expected + Math.min(expected * SPREAD, MAX_SPREAD) / 2
}

/** A position at a time, epoch ms. */
export interface QueueObservation {
  at: number
  place: number
}

/** Latest observations that count: a rate changes during a sale. */
export const MAX_OBSERVATIONS = 6
/** Observations without which a rate cannot be called steady. */
const MIN_OBSERVATIONS = 3
/** Share and number of admissions by which an interval may differ from a steady rate. */
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
 * Ms until the buyer is admitted. Uses the published rate while the position moves at it, otherwise the observed rate.
 * Returns null while the position is unknown, and without a rate that is published or steady.
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
  /** True if the gateway sent the time: such a retry does not count towards the maximum. */
  fromGateway: boolean
}

/**
 * Returns the time of the next retry: not earlier than the gateway's time, plus a small random delay. Default 3 s.
 * @param chance 0 to 1
 */
export const nextTry = (waiting: Waiting | null, chance: number): NextTry => {
  const expected = expectedWait(waiting)
  const fromGateway = waiting?.retryAfterMs ?? (expected === null ? null : Math.min(expected, MAX_DELAY / 2))
  if (fromGateway === null) return { ms: LIMITING.interval, fromGateway: false }
  const ms = Math.min(Math.max(fromGateway, MIN_DELAY), MAX_DELAY)
  return { ms: Math.round(ms + chance * Math.min(ms * SPREAD, MAX_SPREAD)), fromGateway: true }
}

/**
 * Progress of the ring, 0 to 0.9: by time when the total is known, otherwise by retries.
 * @param elapsed ms since the wait began
 * @param total ms of the whole wait, null when unknown
 */
export const progressOf = (attempts: number, elapsed: number, total: number | null): number => {
  const part = total ? elapsed / total : attempts / LIMITING.maxAttempts
  return Math.min(Math.max(part, 0), LIMITING.maxProgress)
}
