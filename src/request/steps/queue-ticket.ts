import { readWaiting } from '@/domain/limiting'
import type { Clock } from '@/lib/clock'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'
import { isSuccess } from '../codes'
import type { RequestContext, RequestStep } from '../context'

const HEADER = 'queue-ticket'
/** A place that nobody asked for in this time is not worth keeping. Ms. */
const LIFE = 15 * 60_000

export interface QueueTicketDeps {
  storage: HostStorage
  clock: Clock
  userId: () => string
}

interface Body {
  statusCode?: unknown
  data?: unknown
}

const bodyOf = ({ answer }: RequestContext): Body | null =>
  answer?.kind === 'answered' ? (answer.body as Body | null) : null

/**
 * Keeps the place in a line: the ticket of a "wait" answer goes with the next try of the same call, also after a reload,
 * until the call is let through.
 */
export const queueTicket =
  ({ storage, clock, userId }: QueueTicketDeps): RequestStep =>
  async (context, next) => {
    // Only critical calls wait in line (decision 22).
    if (context.importance !== 'critical') return next()
    const user = userId()
    const { path } = context.call
    const kept = storage.read(keys.queueTickets, user) ?? {}
    const mine = kept[path]
    if (mine && clock.now() - mine.savedAt < LIFE) context.headers[HEADER] = mine.ticket
    await next()
    const body = bodyOf(context)
    const waiting = readWaiting(body?.data)
    if (waiting?.ticket) {
      const entry = { ticket: waiting.ticket, place: waiting.place ?? 0, savedAt: clock.now() }
      storage.write(keys.queueTickets, { ...kept, [path]: entry }, user)
    } else if (mine && isSuccess(Number(body?.statusCode))) {
      const { [path]: _, ...rest } = kept
      storage.write(keys.queueTickets, rest, user)
    }
  }
