import { Type } from 'typebox'
import { compareVersions } from '../../../../src/domain/version'
import { ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { OptionalId, schema } from '../../core/schema'
import versions from './data/versions.json'

const query = {
  productCode: OptionalId,
  clientCode: OptionalId,
  merchantId: OptionalId,
  versionNo: Type.String({ pattern: '^v?\\d{1,6}(\\.\\d{1,6}){0,3}$' }),
}

/** Below the merchant's minimum a client has to be renewed, below the newest it may be (shell §4, version check). */
const updateFor = (version: string): 'FORCE' | 'WEAK' | 'NONE' => {
  if (compareVersions(version, versions.minimum) < 0) return 'FORCE'
  return compareVersions(version, versions.newest) < 0 ? 'WEAK' : 'NONE'
}

/** The client's version against the merchant's. */
export const versionRoutes: Routes = (app) => {
  app.get('/version/match', { schema: schema({ query }) }, async ({ query: { versionNo } }) =>
    ok({ updateType: updateFor(versionNo), newestVersion: versions.newest }),
  )
}
