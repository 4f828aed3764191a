import type { RequestStep } from '../context'

/** Adds an id to each request, so that it can be found in the gateway's log. */
export const trace =
  (newId: () => string): RequestStep =>
  (context, next) => {
    context.traceId = newId()
    context.headers['front-trace-id'] = context.traceId
    return next()
  }

const eight = (): string => Math.random().toString(36).slice(2, 10).padEnd(8, '0')

/** 16 random letters and digits; not secret, only different. */
export const randomTraceId = (): string => eight() + eight()
