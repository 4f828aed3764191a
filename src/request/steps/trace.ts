import type { RequestStep } from '../context'

/** Gives each sending an id of its own, so that one request can be followed through the gateway's log. */
export const trace =
  (newId: () => string): RequestStep =>
  (context, next) => {
    context.traceId = newId()
    context.headers['front-trace-id'] = context.traceId
    return next()
  }

/** 16 random letters and digits; not secret, only different. */
export const randomTraceId = (): string =>
  Array.from({ length: 16 }, () => Math.floor(Math.random() * 36).toString(36)).join('')
