import type { Routes } from '../../../core/provider'
import { answerRefund, newestRefunds, PROVIDER_ANSWERS } from '../../trade/units/settle-service'
import { consoleList } from './list-routes'
import { serializeRefund } from './serializer'

/** Registers routes for the newest refunds of all buyers, and their providers' responses. */
export const refundConsoleRoutes: Routes = (app, { db, clock }) =>
  consoleList(app, {
    name: 'refunds',
    summaries: { list: 'The newest refunds of all buyers', act: 'What a provider answers about a refund' },
    newest: (length) => newestRefunds(db, length),
    serialize: serializeRefund,
    actions: PROVIDER_ANSWERS,
    act: (refundId, answer) => answerRefund(db, refundId, answer, clock.now()),
  })
