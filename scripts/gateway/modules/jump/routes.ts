import { Type } from 'typebox'
import { ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { schema } from '../../core/schema'
import { jumpInfoOf } from './service'

const jumpRequest = {
  miniAppType: Type.String({ pattern: '^[A-Z0-9_]{1,32}$' }),
  pageName: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]{0,63}$' }),
  target: Type.String({ maxLength: 1000 }),
}

/** Where a page of the storefront is in the merchant's app and mini programs. */
export const jumpRoutes: Routes = (app, { db }) => {
  app.post(
    '/pub/v1/cyy/terminal/jump',
    { schema: schema({ summary: 'How a page is reached from each terminal', body: jumpRequest }) },
    async ({ body, lang }) => ok(await jumpInfoOf(db, { ...body, lang })),
  )
}
