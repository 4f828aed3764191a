import type { Routes } from '../../../core/provider'
import { decideReturn, newestReturns, RETURN_DECISIONS } from '../../after-sale/goods-return/decide-service'
import { consoleList } from './list-routes'
import { serializeReturn } from './serializer'

/** Registers routes for the newest returns of goods, and the merchant's decisions about them. */
export const returnConsoleRoutes: Routes = (app, { db, clock }) =>
  consoleList(app, {
    name: 'returns',
    summaries: { list: 'The newest returns of goods', act: 'What the merchant decides about a return' },
    newest: (length) => newestReturns(db, length),
    serialize: serializeReturn,
    actions: RETURN_DECISIONS,
    act: (returnId, decision) => decideReturn(db, returnId, decision, clock.now()),
  })
