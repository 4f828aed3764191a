/** Automatic tries while a sale lets buyers in little by little (shell §4, limiting flow; §9). */
export const LIMITING = {
  /** Between two tries, ms, when the gateway does not say. */
  interval: 3_000,
  /** Tries that the gateway did not give a time for. */
  maxAttempts: 10,
  /** The ring is never full before the buyer is in. */
  maxProgress: 0.9,
  /** From this try on, patience is asked for. */
  delayNoticeFrom: 3,
} as const

/** What a gateway tells who waits; null for what it does not say. */
export interface Waiting {
  /** Keeps the place; shown again with the next try. '' when there is none. */
  ticket: string
  /** How many go before, this one included: 1 is next. */
  place: number | null
  /** How many are let in a minute. */
  ratePerMinute: number | null
  /** Ms until the next try makes sense. */
  retryAfterMs: number | null
}

const TICKET = /^[\w.-]{1,200}$/

const positive = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null

/** Reads the `waiting` of a limiting answer's data; null when it tells nothing usable. */
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
/** Whatever a gateway says, nobody asks more often, or stays silent for longer. */
const MIN_DELAY = 1_000
const MAX_DELAY = 60_000
/** So much of a wait is added at most, so that who was sent away together does not come back together. */
const SPREAD = 0.1
const MAX_SPREAD = 2_000

/** Ms until this place comes up; null when place or rate is unknown. */
export const expectedWait = (waiting: Waiting | null): number | null =>
  waiting?.place && waiting.ratePerMinute ? (waiting.place / waiting.ratePerMinute) * MINUTE : null

/** The same with what chance adds on average: what a buyer is told, since nobody comes back before their turn. */
export const likelyWait = (waiting: Waiting | null): number | null => {
  const expected = expectedWait(waiting)
  return expected === null ? null : expected + Math.min(expected * SPREAD, MAX_SPREAD) / 2
}

export interface NextTry {
  ms: number
  /** The gateway gave the time: such a try does not count towards the most. */
  fromGateway: boolean
}

/**
 * When to try again. A time that the gateway gave is obeyed, and never undercut, with a little chance on top; else every 3 s.
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
 * How far the ring is, 0 to 0.9: by time where the whole wait is known, else by tries.
 * @param elapsed ms since the wait began
 * @param total ms the wait takes, null when unknown
 */
export const progressOf = (attempts: number, elapsed: number, total: number | null): number => {
  const part = total ? elapsed / total : attempts / LIMITING.maxAttempts
  return Math.min(Math.max(part, 0), LIMITING.maxProgress)
}
