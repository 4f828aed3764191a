import type { ServerClock } from '@/lib/clock'
import type { RequestStep } from '../context'

/** Keeps the clock by the `server-time` header (epoch ms) that is on every answer. */
export const serverTime =
  (clock: Pick<ServerClock, 'follow'>): RequestStep =>
  (context, next) => {
    const header = context.answer?.kind === 'answered' ? context.answer.headers['server-time'] : undefined
    if (header) clock.follow(Number(header), context.roundTrip)
    return next()
  }
