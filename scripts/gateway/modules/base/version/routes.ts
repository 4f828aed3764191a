import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { OptionalId, schema } from '../../../core/schema'
import { versionMatch } from './service'

const query = {
  productCode: OptionalId,
  clientCode: OptionalId,
  merchantId: OptionalId,
  versionNo: Type.String({ pattern: '^v?\\d{1,6}(\\.\\d{1,6}){0,3}$' }),
}

export const versionRoutes: Routes = (app) => {
  app.get(
    '/version/match',
    { schema: schema({ summary: 'Support of a client version', query }) },
    async ({ query: { versionNo } }) => ok(versionMatch(versionNo)),
  )
}
