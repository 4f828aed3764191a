import type { QueryValue } from '@/platform/transport/contract'
import type { RequestStep } from '../context'

/** What careless code sends for "nothing" (shell §5). */
const saysNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === 'null' || value === 'undefined'

const inQuery = (value: unknown): QueryValue =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as QueryValue)

/**
 * Drops parameters that say nothing, fills the path, and lays the rest into query or body.
 * @param warn told which were dropped, and of path segments that came out undefined. Names only: values may be private.
 */
export const cleanParameters =
  (warn: (message: string, facts: Record<string, unknown>) => void): RequestStep =>
  (context, next) => {
    const { call, given } = context
    // Left out by the caller is one thing, a word that came out of a mistake another.
    const dropped = Object.keys(given).filter((name) => saysNothing(given[name]))
    const odd = dropped.filter((name) => given[name] !== undefined)
    if (odd.length > 0) warn('parameters dropped', { path: call.path, names: odd })
    context.params = Object.fromEntries(Object.entries(given).filter(([name]) => !dropped.includes(name)))

    const used = new Set<string>()
    context.path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      used.add(name)
      return encodeURIComponent(String(context.params[name]))
    })
    if (/(^|\/)undefined(\/|$)/.test(context.path)) warn('undefined in the path', { path: call.path })

    const rest = Object.entries(context.params).filter(([name]) => !used.has(name))
    const hasBody = call.method === 'POST' || call.method === 'PUT'
    const toQuery = (name: string) => !hasBody || (call.query?.includes(name) ?? false)
    context.query = Object.fromEntries(
      rest.filter(([name]) => toQuery(name)).map(([name, value]) => [name, inQuery(value)]),
    )
    context.body = hasBody ? Object.fromEntries(rest.filter(([name]) => !toQuery(name))) : undefined
    return next()
  }
