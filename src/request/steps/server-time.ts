import type { ServerClock } from '@/lib/clock'
import type { RequestStep } from '../context'

/** Synchronizes the clock with the `server-time` header (epoch ms) of every response. */
export const serverTime =
  (clock: Pick<ServerClock, 'follow'>): RequestStep =>
  (context, next) => {
    const header = context.answer?.kind === 'answered' ? context.answer.headers['server-time'] : undefined
    if (header) clock.follow(Number(header), context.roundTrip)
    return next()
  }
