import type { HttpAnswer } from '@/platform/transport/contract'
import { isRead } from '../call'
import type { RequestContext, RequestStep } from '../context'
import type { Scheduler, Ticket } from '../scheduler'

interface Flight {
  ticket: Ticket
  landed: Promise<{ answer: HttpAnswer | null; roundTrip: number; token: string }>
}

/**
 * Returns the key by which equal requests share a response; null if sharing is not permitted. U+0000 separates the
 * values, which never contain it.
 */
const shareKey = ({ call, path, query, token }: RequestContext): string | null => {
  if (call.method !== 'GET' || call.changesState) return null
  const pairs = Object.keys(query)
    .sort()
    .map((name) => `${name}=${query[name]}`)
  return [token, path, ...pairs].join('\u0000')
}

/**
 * Waits for one of the 10 slots. Equal GETs share one request, with the highest importance of its callers. After the
 * response to a change, requests that began before it are no longer shared, because they may have missed the change.
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
