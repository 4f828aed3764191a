import { Type } from 'typebox'
import { REMINDER_ACTIONS } from '../../../../../src/domain/coupon/reminders'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, Moment, OptionalId, Platform, schema } from '../../../core/schema'
import { changeReminder } from './service'
import { requireOwnOrders, subscribe, subscriptionOf } from './subscription'

const AppId = Type.Optional(Type.String({ maxLength: 64 }))
const remindTypes = Type.Array(Type.Literal('COUPON_TEMPLATE_EXPIRE'), { minItems: 1, maxItems: 1 })
const terminalSrc = Type.Optional(Platform)

/** Registers routes for reminders before coupons end, and for their subscribe messages. */
export const reminderRoutes: Routes = (app, gateway) => {
  app.get(
    '/user/buyer/v1/shop/mini_remind_subscribe',
    {
      schema: schema({
        summary: 'Subscribe messages about benefits that end, in a mini program',
        query: { appId: AppId, remindSubscribeTypeEnums: remindTypes, terminalSrc },
      }),
    },
    async ({ query, userId }) => ok(await subscriptionOf(gateway, { userId, terminal: query.terminalSrc ?? '' })),
  )

  app.post(
    '/user/buyer/v1/shop/mini_remind_subscribe',
    {
      schema: schema({
        summary: 'Permit the next subscribe message about benefits that end',
        query: { terminalSrc },
        body: {
          appId: AppId,
          openId: Type.Optional(Type.String({ maxLength: 128 })),
          remindSubscribeTypeEnums: remindTypes,
          couponTemplateIds: Type.Optional(Type.Array(Id, { maxItems: 50 })),
          itemOrderId: OptionalId,
          bindId: OptionalId,
        },
      }),
    },
    async ({ query, body, userId }) => {
      await requireOwnOrders(gateway.db, userId, body)
      return ok({ subscribed: await subscribe(gateway, { userId, terminal: query.terminalSrc ?? '' }) })
    },
  )

  app.post(
    '/user/buyer/v3/benefit_reminders',
    {
      schema: schema({
        summary: 'Put off, stop or restore the reminders before a benefit ends',
        body: {
          source: Type.Literal('COUPON'),
          targetId: OptionalId,
          action: Type.Union(REMINDER_ACTIONS.map((action) => Type.Literal(action))),
          until: Type.Optional(Moment),
        },
      }),
    },
    async ({ body: { targetId = '', action, until }, userId, lang }) => {
      await changeReminder(gateway, userId, { targetId, action, until }, lang)
      return ok()
    },
  )
}
