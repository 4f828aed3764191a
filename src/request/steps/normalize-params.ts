import type { QueryValue } from '@/platform/transport/contract'
import type { RequestStep } from '../context'

/** What careless code sends for "nothing" (shell §5). */
const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || value === 'null' || value === 'undefined'

const inQuery = (value: unknown): QueryValue =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as QueryValue)

/** Where the path takes a parameter. */
const PLACEHOLDERS = /\{(\w+)\}/g
const UNDEFINED = /(^|\/)undefined(\/|$)/

/**
 * Drops parameters that say nothing, fills the path, and lays the rest into query or body.
 * @param warn told which were dropped, and of path segments that came out undefined. Names only: values may be private.
 */
export const normalizeParams =
  (warn: (message: string, facts: Record<string, unknown>) => void): RequestStep =>
  (context, next) => {
    const { call, given } = context
    const dropped: string[] = []
    context.params = {}
    for (const [name, value] of Object.entries(given)) {
      if (!isEmptyValue(value)) context.params[name] = value
      // Left out by the caller is one thing, a word that came out of a mistake another.
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
