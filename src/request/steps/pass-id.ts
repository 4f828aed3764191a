import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'
import { showIdOf, type RequestContext, type RequestStep } from '../context'

/** Number of shows whose pass is stored; the oldest is dropped. */
const MAX_STORED = 50

const RETURNS_PASS = /(^|\/)show\/pub\/|(^|\/)pub\/.*(show|purchase)/
const NEEDS_PASS = /\/(pre_order|create_order)$/

const passIdIn = ({ answer }: RequestContext): string => {
  if (answer?.kind !== 'answered') return ''
  const data = (answer.body as { data?: { passId?: unknown } | null } | null | undefined)?.data
  const value = answer.headers.passid ?? data?.passId
  return typeof value === 'string' ? value : ''
}

/**
 * Stores the pass of a show by its id (shell §7, decision 27). It comes from the responses of public show and purchase
 * calls, and is sent with pre-order and create-order, also after a reload.
 */
export const passId =
  (storage: HostStorage): RequestStep =>
  async (context, next) => {
    const showId = showIdOf(context.params)
    const passes = () => storage.read(keys.passIds) ?? []
    const stored = NEEDS_PASS.test(context.call.path)
      ? passes().find((each) => each.showId === showId)?.passId
      : undefined
    if (stored) context.headers.passId = stored
    await next()
    if (!showId || context.call.auth !== 'public' || !RETURNS_PASS.test(context.call.path)) return
    const pass = passIdIn(context)
    if (!pass) return
    const others = passes().filter((each) => each.showId !== showId)
    storage.write(keys.passIds, [...others, { showId, passId: pass }].slice(-MAX_STORED))
  }
