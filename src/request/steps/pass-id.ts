import { showIdOf, type RequestContext, type RequestStep } from '../context'

/** Number of shows whose pass is stored; the oldest is dropped. */
const MAX_REMEMBERED = 50

const RETURNS_PASS = /(^|\/)show\/pub\/|(^|\/)pub\/.*(show|purchase)/
const NEEDS_PASS = /\/(pre_order|create_order)$/

const passIdIn = ({ answer }: RequestContext): string => {
  if (answer?.kind !== 'answered') return ''
  const data = (answer.body as { data?: { passId?: unknown } | null } | null | undefined)?.data
  const value = answer.headers.passid ?? data?.passId
  return typeof value === 'string' ? value : ''
}

/**
 * The pass of a show (shell §7, decision 27): stored by show id from the answers of public show and purchase calls, and sent
 * with pre-order and create-order.
 */
export const passId = (): RequestStep => {
  const byShow = new Map<string, string>()
  const remember = (showId: string, pass: string) => {
    byShow.delete(showId)
    byShow.set(showId, pass)
    const [oldest] = byShow.keys()
    if (byShow.size > MAX_REMEMBERED && oldest !== undefined) byShow.delete(oldest)
  }

  return async (context, next) => {
    const showId = showIdOf(context.params)
    const stored = NEEDS_PASS.test(context.call.path) ? byShow.get(showId) : undefined
    if (stored) context.headers.passId = stored
    await next()
    if (!showId || context.call.auth !== 'public' || !RETURNS_PASS.test(context.call.path)) return
    const pass = passIdIn(context)
    if (pass) remember(showId, pass)
  }
}
