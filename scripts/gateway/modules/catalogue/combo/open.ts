import { isCompletable } from '../../../../../src/domain/combo/choice'
import { type ComboFacts, type ComboState, partOf } from '../../../../../src/domain/combo/combo'
import type { Db } from '../../../core/database/database'
import { type PlanRow, plansOf, type SessionRow, sessionsOf } from '../session/query-service'
import { type PlanStatus, planStatusOf, sessionStatusAt } from '../show/status-service'
import type { ShowStatus } from '../../../../../src/api/show-card'
import { showQuery, type ShowRow } from '../show/query-service'
import type { Combo } from './items-service'

/** A session of a combo with its tiers in the combo. */
export interface OpenSession {
  session: SessionRow
  status: ShowStatus
  plans: { plan: PlanRow; status: PlanStatus }[]
}

/** A show of a combo with its sessions by time. */
export interface OpenShow {
  show: ShowRow
  sessions: OpenSession[]
}

/** Returns the shows of a combo with the states of their sessions and tiers. */
export const openShows = async (db: Db, { facts }: Combo, now: number): Promise<OpenShow[]> => {
  const showIds = [...new Set(facts.tiers.map(({ showId }) => showId))]
  const shows = await showQuery(db)
    .where('s.show_id', 'in', ['', ...showIds])
    .orderBy('first_time')
    .execute()
  const listed: OpenShow[] = []
  for (const show of shows) {
    const sessions: OpenSession[] = []
    for (const session of await sessionsOf(db, show.show_id)) {
      if (!facts.tiers.some(({ sessionId }) => sessionId === session.session_id)) continue
      const status = sessionStatusAt(show, session, now)
      const plans = (await plansOf(db, session.session_id))
        .filter((plan) => facts.tiers.some(({ seatPlanId }) => seatPlanId === plan.seat_plan_id))
        .map((plan) => ({ plan, status: planStatusOf(status, plan.remaining) }))
      sessions.push({ session, status, plans })
    }
    listed.push({ show, sessions })
  }
  return listed
}

/** Returns the facts with the tiers only that have enough tickets for one set. */
export const buyableFacts = ({ facts }: Combo, shows: readonly OpenShow[]): ComboFacts => {
  const plans = new Map(
    shows
      .flatMap(({ sessions }) => sessions.flatMap((each) => each.plans))
      .map((each) => [each.plan.seat_plan_id, each]),
  )
  return {
    ...facts,
    tiers: facts.tiers.filter(({ partId, seatPlanId }) => {
      const open = plans.get(seatPlanId)
      return open?.status === 'ON_SALE' && open.plan.remaining >= (partOf(facts, partId)?.quantity ?? 1)
    }),
  }
}

/** Returns the state of a combo: its phase, or SOLD_OUT. */
export const comboStateOf = (combo: Combo, shows: readonly OpenShow[]): ComboState =>
  combo.phase === 'ON_SALE' && (combo.remaining === 0 || !isCompletable(buyableFacts(combo, shows)))
    ? 'SOLD_OUT'
    : combo.phase
