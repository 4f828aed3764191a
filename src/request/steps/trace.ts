import { newTraceId, TRACE_HEADER } from '@/domain/client-facts'
import type { RequestStep } from '../context'

/** Adds an id to each request. The same id is in the gateway's log. */
export const trace = (): RequestStep => (context, next) => {
  context.traceId = newTraceId()
  context.headers[TRACE_HEADER] = context.traceId
  return next()
}
