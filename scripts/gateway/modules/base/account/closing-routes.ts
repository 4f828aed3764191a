import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { levelName } from '../member/level-service'
import { requireUser } from '../user/account-service'
import { closeAccount, closeAgain, closingFacts, COOLING_OFF_DAYS, takenBackBy } from './closing-service'

/** Registers routes to close an account and to cancel the closing. */
export const closingRoutes: Routes = (app, gateway) => {
  app.get(
    '/user/buyer/v3/account/closing',
    { schema: schema({ summary: 'Obstacles to closing this account, and what would be lost' }) },
    async ({ userId, lang }) => {
      const { obstacles, losses } = await closingFacts(gateway, userId)
      const named = obstacles.map(({ name, ...obstacle }) => ({ ...obstacle, showName: name[lang] }))
      const { prime_level: level } = await requireUser(gateway.db, userId)
      const name = await levelName(gateway.db, level, lang)
      const lost = losses.map((loss) => ({ ...loss, name: loss.kind === 'MEMBER_LEVEL' ? name : '' }))
      return ok({ obstacles: named, losses: lost, coolingOffDays: COOLING_OFF_DAYS })
    },
  )

  app.post(
    '/user/buyer/v3/account/close',
    { schema: schema({ summary: 'Close this account after the cooling-off', body: { proof: Id } }) },
    async ({ userId, sessionId, body }) =>
      ok({ closeAt: await closeAccount(gateway, { userId, sessionId }, body.proof) }),
  )

  app.get(
    '/user/buyer/v3/account/taken_back',
    { schema: schema({ summary: 'Closing that this login canceled' }) },
    async ({ userId, sessionId }) => ok({ closeAt: await takenBackBy(gateway, { userId, sessionId }) }),
  )

  app.post(
    '/user/buyer/v3/account/close_again',
    { schema: schema({ summary: 'Resume a closing that this login canceled', body: {} }) },
    async ({ userId, sessionId }) => ok({ closeAt: await closeAgain(gateway, { userId, sessionId }) }),
  )
}
