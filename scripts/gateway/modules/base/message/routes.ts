import { Type } from 'typebox'
import { NOTICE_OCCASIONS } from '../../../../../src/domain/notice-channel'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, Platform, RemindType, schema } from '../../../core/schema'
import { chooseOrderNotice } from './order-notice-service'
import { templatesOf } from './template-service'

const occasions = Type.Array(Type.Union(NOTICE_OCCASIONS.map((occasion) => Type.Literal(occasion))), {
  minItems: 1,
  maxItems: NOTICE_OCCASIONS.length,
})

/**
 * Registers routes for the subscribe messages that a mini program requests and for the notification of an order. The
 * lists are empty outside of a sandbox.
 */
export const messageRoutes: Routes = (app, gateway) => {
  const { sandbox } = gateway
  app.post(
    '/buyer/v1/user/mini/subscribe_notification/query',
    {
      schema: schema({
        summary: 'Templates of the subscribe messages of a mini program',
        query: { terminalSrc: Type.Optional(Platform) },
        body: { appId: Type.Optional(Type.String({ maxLength: 64 })), occasions },
      }),
    },
    ({ query: { terminalSrc = '' }, body }) =>
      ok({ templates: sandbox ? templatesOf(terminalSrc, body.occasions) : [] }),
  )

  app.post(
    '/trade/buyer/order/v1/orders/:orderId/notice',
    {
      schema: schema({
        summary: 'Change the notifications about an order',
        params: { orderId: Id },
        query: { terminalSrc: Type.Optional(Platform) },
        body: { remindType: RemindType },
      }),
    },
    async ({ params: { orderId }, query: { terminalSrc }, body: { remindType }, userId }) =>
      ok({ remindType: await chooseOrderNotice(gateway, userId, { orderId, remindType, terminalSrc }) }),
  )
}
