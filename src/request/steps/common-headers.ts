import { type ClientFacts, commonHeadersOf } from '@/domain/client-facts'
import type { RequestStep } from '../context'

/** Adds the common headers (shell §7). */
export const commonHeaders =
  (facts: () => ClientFacts): RequestStep =>
  (context, next) => {
    Object.assign(context.headers, commonHeadersOf(facts()))
    return next()
  }
