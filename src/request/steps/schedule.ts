import type { HttpAnswer } from '@/platform/transport/contract'
import { isRead } from '../call'
import type { RequestContext, RequestStep } from '../context'
import type { Scheduler, Ticket } from '../scheduler'

interface Flight {
  ticket: Ticket
  landed: Promise<{ answer: HttpAnswer | null; roundTrip: number; token: string }>
}

/**
 * Returns a key that is the same for equal requests, which share one response. Null if the request must not be shared.
 * U+0000 separates the values of the key, because no value contains it.
 */
const shareKey = ({ call, path, query, token }: RequestContext): string | null => {
  if (call.method !== 'GET' || call.changesState) return null
  const pairs = Object.keys(query)
    .sort()
    .map((name) => `${name}=${query[name]}`)
  return [token, path, ...pairs].join('\u0000')
}

/**
 * Waits for one of the 10 slots. Equal GETs share one request, which gets the highest importance of its callers. After
 * a call has changed data, requests that began earlier are no longer shared, because their responses may be outdated.
 */
export const schedule = (scheduler: Scheduler): RequestStep => {
  const flights = new Map<string, Flight>()

  const fly = async (context: RequestContext, ticket: Ticket, next: () => Promise<void>) => {
    context.release = await ticket.ready
    await next()
    return { answer: context.answer, roundTrip: context.roundTrip, token: context.token }
  }

  return async (context, next) => {
    const key = shareKey(context)
    const shared = key === null ? undefined : flights.get(key)
    if (shared) {
      shared.ticket.raise(context.importance)
      Object.assign(context, await shared.landed)
      return
    }
    const ticket = scheduler.enter(context.importance)
    const landed = fly(context, ticket, next)
    const flight = { ticket, landed }
    if (key !== null) flights.set(key, flight)
    try {
      await landed
    } finally {
      if (!isRead(context.call)) flights.clear()
      if (key !== null && flights.get(key) === flight) flights.delete(key)
    }
  }
}
