import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, OptionalId, Platform, RemindType, schema } from '../../../core/schema'
import { remindersOf, removeReminder, setReminder } from './service'

const params = { id: Id }
const path = '/user/buyer/v3/spus/:id/back_in_stock'

/** Registers routes for reminders of goods: back in stock with a `skuId`, else the start of the sale. */
export const goodsReminderRoutes: Routes = (app, gateway) => {
  app.get(
    '/user/buyer/v3/spus/back_in_stock',
    { schema: schema({ summary: 'Reminders of goods that this buyer set' }) },
    async ({ userId }) => {
      const rows = await remindersOf(gateway, userId)
      const reminders = rows.map((row) => ({ spuId: row.spu_id, skuId: row.sku_id, remindType: row.channel }))
      return ok({ reminders })
    },
  )

  app.put(
    path,
    {
      schema: schema({
        summary: 'Set a reminder of goods: back in stock, or the start of the sale without a variant',
        params,
        query: { terminalSrc: Type.Optional(Platform) },
        body: { skuId: OptionalId, remindType: RemindType },
      }),
    },
    async ({ params: { id: spuId }, query: { terminalSrc }, body: { skuId = '', remindType }, userId }) =>
      ok({ remindType: await setReminder(gateway, { userId, spuId, skuId }, { remindType, terminalSrc }) }),
  )

  app.delete(
    path,
    { schema: schema({ summary: 'Remove a reminder of goods', params, query: { skuId: OptionalId } }) },
    async ({ params: { id: spuId }, query: { skuId = '' }, userId }) => {
      await removeReminder(gateway, { userId, spuId, skuId })
      return ok()
    },
  )
}
