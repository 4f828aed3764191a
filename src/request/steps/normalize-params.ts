import type { QueryValue } from '@/platform/transport/contract'
import type { RequestStep } from '../context'

/** Returns true for an empty value, and for the texts `null` and `undefined` (shell §5). */
const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || value === 'null' || value === 'undefined'

const inQuery = (value: unknown): QueryValue =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as QueryValue)

/** Pattern of a parameter in a path. */
const PLACEHOLDERS = /\{(\w+)\}/g
const UNDEFINED = /(^|\/)undefined(\/|$)/

/** Logs each message only once. The log is short, and a screen that reloads could fill it with the same message. */
const once = (warn: (message: string, facts: Record<string, unknown>) => void) => {
  const known = new Set<string>()
  return (message: string, facts: Record<string, unknown>): void => {
    const key = JSON.stringify([message, facts])
    if (known.has(key)) return
    known.add(key)
    warn(message, facts)
  }
}

/**
 * Removes empty parameters, fills in the path, and puts the remaining parameters into the query or the body.
 * @param log called once for each name of a removed parameter and for each path that contains `undefined`. Values are
 * never logged, because they may be private.
 */
export const normalizeParams = (log: (message: string, facts: Record<string, unknown>) => void): RequestStep => {
  const warn = once(log)
  return (context, next) => {
    const { call, given } = context
    const dropped: string[] = []
    context.params = {}
    for (const [name, value] of Object.entries(given)) {
      if (isEmptyValue(value)) dropped.push(name)
      else context.params[name] = value
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
}
