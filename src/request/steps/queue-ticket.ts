import { readWaiting } from '@/domain/limiting'
import { isSuccess } from '../codes'
import type { RequestContext, RequestStep } from '../context'
import { saveQueuePosition, queuePositionOf, type QueuePositionDeps } from '../queue-position'

const HEADER = 'queue-ticket'

interface Body {
  statusCode?: unknown
  data?: unknown
}

const bodyOf = ({ answer }: RequestContext): Body | null =>
  answer?.kind === 'answered' ? (answer.body as Body | null) : null

/** Stores the queue ticket of a "wait" response for later attempts of the call, even after a reload. */
export const queueTicket =
  (deps: QueuePositionDeps): RequestStep =>
  async (context, next) => {
    // Only critical calls can be queued (decision 22).
    if (context.importance !== 'critical') return next()
    const { path } = context.call
    const mine = queuePositionOf(deps, path)
    if (mine) context.headers[HEADER] = mine.ticket
    await next()
    const body = bodyOf(context)
    const waiting = readWaiting(body?.data)
    if (waiting?.ticket) saveQueuePosition(deps, path, { ticket: waiting.ticket, place: waiting.place ?? 0 })
    else if (mine && isSuccess(Number(body?.statusCode))) saveQueuePosition(deps, path, null)
  }
