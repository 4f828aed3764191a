import { Type } from 'typebox'
import { ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { Id, schema } from '../../core/schema'
import { answerRefund, newestRefunds, PROVIDER_ANSWERS } from '../units/settle-service'
import { serializeRefund } from './serializer'

const MAX = 20
const params = { refundId: Id }
const body = { action: Type.Union(PROVIDER_ANSWERS.map((action) => Type.Literal(action))) }

/** The newest refunds of all buyers, and what their providers answer. */
export const refundConsoleRoutes: Routes = (app, { db, clock }) => {
  app.get(
    '/console/api/refunds',
    { schema: schema({ summary: 'The newest refunds of all buyers' }), config: { open: true } },
    async ({ lang }) => ok((await newestRefunds(db, MAX)).map((row) => serializeRefund(row, lang))),
  )

  app.post(
    '/console/api/refunds/:refundId',
    { schema: schema({ summary: 'What a provider answers about a refund', params, body }), config: { open: true } },
    async ({ params: { refundId }, body: { action } }) => {
      await answerRefund(db, refundId, action, clock.now())
      return ok()
    },
  )
}
