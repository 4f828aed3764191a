import { Type } from 'typebox'
import { found, ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { isOrderPage } from '@/domain/jump/jump-info'
import { jumpInfoOf } from './service'

const TERMINAL = /^[A-Z0-9_]{1,32}$/
const pageName = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]{0,63}$' })

const jumpRequest = {
  miniAppType: Type.String({ pattern: TERMINAL.source }),
  pageName,
  target: Type.String({ maxLength: 1000 }),
}

/** Registers routes that map pages of the storefront to pages of the merchant's app and mini programs. */
export const jumpRoutes: Routes = (app, { db }) => {
  app.post(
    '/pub/v1/cyy/terminal/jump',
    { schema: schema({ summary: 'Links to a page for each terminal', body: jumpRequest }) },
    async ({ body, lang }) => ok(await jumpInfoOf(db, { ...body, lang })),
  )

  app.get(
    '/pub/v2/cyy/order/jump',
    { schema: schema({ summary: 'Links to a page about orders for each terminal', query: { pageName } }) },
    async ({ query, headers, lang }) => {
      found(isOrderPage(query.pageName) || null)
      const terminal = String(headers['terminal-src'] ?? '')
      const miniAppType = TERMINAL.test(terminal) ? terminal : 'H5'
      return ok(await jumpInfoOf(db, { miniAppType, pageName: query.pageName, target: '', lang }))
    },
  )
}
