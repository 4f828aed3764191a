import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { walletOf } from './wallet'

export const walletRoutes: Routes = (app, { db, clock }) => {
  app.get(
    '/user/buyer/v1/wallet',
    { schema: schema({ summary: 'Count and worth of all that this buyer has, and what ends first' }) },
    async ({ userId, lang }) => ok(await walletOf(db, userId, { lang, now: clock.now() })),
  )
}
