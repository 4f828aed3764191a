import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'
import { showIdOf, type RequestContext, type RequestStep } from '../context'

/** Maximum number of shows whose pass ids are stored. If the limit is exceeded, the oldest pass id is removed. */
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
 * Stores the pass id of each show (shell §7, decision 27). Responses of public show and purchase calls contain pass
 * ids. The pre-order and create-order calls send the pass id of their show, even after a reload.
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
