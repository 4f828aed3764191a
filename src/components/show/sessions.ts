import type { SessionDynamic, SessionStatic } from '@/api/session'
import { type SaleFacts, type SaleState, saleState } from '@/domain/show/status'

/** A session with its sale; null while unknown. */
export interface Session extends SessionStatic {
  sale: SessionDynamic | null
}

/** Joins the static and dynamic data of sessions by id, in the order of the static data. */
export const joinSessions = (statics: readonly SessionStatic[], dynamics: readonly SessionDynamic[]): Session[] => {
  const sales = new Map(dynamics.map((sale) => [sale.bizShowSessionId, sale]))
  return statics.map((session) => ({ ...session, sale: sales.get(session.bizShowSessionId) ?? null }))
}

/** Facts of the show that apply to all its sessions. */
export type ShowSaleFacts = Pick<SaleFacts, 'supportSeatPicking' | 'canUsePriorityPurchase' | 'prioritySaleTime'>

/** Returns the state of a session at a moment (epoch ms); null when its sale is unknown. */
export const sessionState = ({ sale }: Session, now: number, show: ShowSaleFacts = {}): SaleState | null =>
  sale && saleState({ ...show, ...sale, showDetailStatus: sale.sessionStatus }, now)

const isOver = ({ sale }: Session): boolean => sale?.sessionStatus === 'COMPLETED' || sale?.sessionStatus === 'DISABLED'

/** Returns the sessions that are not over. If all are over, returns all. */
export const offered = (sessions: Session[]): Session[] => {
  const coming = sessions.filter((session) => !isOver(session))
  return coming.length > 0 ? coming : sessions
}

const SELLS = new Set(['buy', 'pickSeats', 'priorityBuy'])

/** Returns the initial session: the requested session, else the first session on sale, else the first session. */
export const firstChoice = (sessions: readonly Session[], requested: string | null, now: number): Session | null =>
  sessions.find(({ bizShowSessionId }) => bizShowSessionId === requested) ??
  sessions.find((session) => SELLS.has(sessionState(session, now)?.action ?? '')) ??
  sessions[0] ??
  null
