import type { Clock } from '@/lib/clock'
import { PLATFORM_TIMEOUT, type Send } from '@/platform/transport/contract'
import type { RequestStep } from '../context'

export interface TransportDeps {
  send: Send
  clock: Clock
  log: (message: string, facts: Record<string, unknown>) => void
}

/**
 * Sends the request. Releases its slot only when the host has finished the request, even if the call has already failed
 * by its timeout.
 */
export const transport =
  ({ send, clock, log }: TransportDeps): RequestStep =>
  async (context, next) => {
    const { call, path, query, headers, body, traceId } = context
    const sentAt = clock.elapsed()
    try {
      const timeoutMs = Math.max(PLATFORM_TIMEOUT, call.timeout ?? 0)
      const answer = await send({
        method: call.method,
        url: path,
        query,
        headers,
        timeoutMs,
        ...(body ? { body } : {}),
      })
      // Uses the elapsed time instead of `now` to measure the duration, because another response may adjust the clock
      // during the request.
      context.roundTrip = clock.elapsed() - sentAt
      if (context.timedOut) log('late response', { path: call.path, traceId, ms: context.roundTrip, kind: answer.kind })
      else context.answer = answer
    } catch {
      context.answer = { kind: 'failed' }
    } finally {
      context.release?.()
      context.release = null
    }
    await next()
  }
