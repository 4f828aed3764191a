import { type ClientFacts, commonQueryOf } from '@/domain/client-facts'
import type { RequestStep } from '../context'

/** Adds the common query parameters. If the call has a parameter of the same name, the call's value has priority. */
export const commonQuery =
  (facts: () => ClientFacts): RequestStep =>
  (context, next) => {
    for (const [name, value] of Object.entries(commonQueryOf(facts())))
      if (!(name in context.query)) context.query[name] = value
    if (facts().preview) Object.assign(context.query, { source: 'FROM_BACKEND', terminalSrc: 'PREVIEW' })
    return next()
  }
