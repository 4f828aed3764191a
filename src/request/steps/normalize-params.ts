import type { QueryValue } from '@/platform/transport/contract'
import type { RequestStep } from '../context'

/** Empty values, also as the text `null` or `undefined` (shell §5). */
const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || value === 'null' || value === 'undefined'

const inQuery = (value: unknown): QueryValue =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as QueryValue)

/** Parameters in the path. */
const PLACEHOLDERS = /\{(\w+)\}/g
const UNDEFINED = /(^|\/)undefined(\/|$)/

/**
 * Drops empty parameters, fills the path and puts the rest into query or body.
 * @param warn receives the dropped names and paths with `undefined`. Never values: they may be private.
 */
export const normalizeParams =
  (warn: (message: string, facts: Record<string, unknown>) => void): RequestStep =>
  (context, next) => {
    const { call, given } = context
    const dropped: string[] = []
    context.params = {}
    for (const [name, value] of Object.entries(given)) {
      if (!isEmptyValue(value)) context.params[name] = value
      // `undefined` means that the caller omitted it; `null` and the texts are mistakes.
      else if (value !== undefined) dropped.push(name)
    }
    if (dropped.length > 0) warn('parameters dropped', { path: call.path, names: dropped })

    const used: string[] = []
    context.path = call.path.replace(PLACEHOLDERS, (_, name: string) => {
      used.push(name)
      return encodeURIComponent(String(context.params[name]))
    })
    if (UNDEFINED.test(context.path)) warn('undefined in the path', { path: call.path })

    context.body = call.method === 'POST' || call.method === 'PUT' ? {} : undefined
    for (const [name, value] of Object.entries(context.params)) {
      if (used.includes(name)) continue
      if (context.body && !call.query?.includes(name)) context.body[name] = value
      else context.query[name] = inQuery(value)
    }
    return next()
  }
