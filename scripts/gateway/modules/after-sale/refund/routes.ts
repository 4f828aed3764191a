import { Type } from 'typebox'
import { REFUND_REASONS } from '../../../../../src/domain/refund/state'
import { dueFirst } from '../../../core/due-first'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { perMinute } from '../../../core/rate-limit'
import { Id, paging, schema } from '../../../core/schema'
import { applyRefund } from './apply-service'
import {
  serializeOrderRefund,
  serializePrivilegeRule,
  serializeQuote,
  serializeRefund,
  serializeShowRule,
} from './serializer'
import { listRefunds, orderRefund, previewRefund, privilegeRefundRule, refundAt, showRefundRule } from './service'

const params = { orderId: Id }
const base = '/trade/buyer/refund/v1'
const preview = { unitIds: Type.Array(Id, { minItems: 1, maxItems: 100 }) }
const application = {
  quote: Type.String({ pattern: '^[A-Za-z0-9_.-]{1,8000}$' }),
  reason: Type.Union(REFUND_REASONS.map((reason) => Type.Literal(reason))),
  idempotencyKey: Id,
}

/** Registers routes for refunds: deadlines, amounts, and the state of the money. */
export const refundRoutes: Routes = (app, gateway) => {
  const { clock, refundKey: key } = gateway
  // Applies due changes to all of the buyer's orders, because an unpaid rebooking of this order's tickets may have
  // expired.
  const preHandler = dueFirst(gateway)

  app.get(
    '/show/pub/v1/show/:showId/refund_rule',
    {
      schema: schema({ summary: 'Refund deadlines and fees of a show', params: { showId: Id } }),
    },
    async ({ params: { showId }, lang }) => ok(serializeShowRule(await showRefundRule(gateway, showId), lang)),
  )

  app.get(
    '/show/buyer/v3/privilege/:privilegeId/refund_rule',
    {
      schema: schema({
        summary: 'Refund deadlines and fees of tickets bought with a privilege',
        params: { privilegeId: Id },
      }),
    },
    async ({ params: { privilegeId }, lang }) =>
      ok(serializePrivilegeRule(await privilegeRefundRule(gateway, privilegeId), lang)),
  )

  app.get(
    `${base}/orders/:orderId`,
    {
      schema: schema({ summary: 'Refundable tickets of an order, their rule and refunds', params }),
      preHandler,
    },
    async ({ params: { orderId }, userId, lang }) =>
      ok(serializeOrderRefund(await orderRefund(gateway, userId, orderId), lang, clock.now())),
  )

  app.post(
    `${base}/orders/:orderId/preview`,
    {
      schema: schema({ summary: 'Signed quote for a refund of tickets', params, body: preview }),
      preHandler,
    },
    async ({ params: { orderId }, body: { unitIds }, userId, lang }) => {
      const { quote, ...context } = await previewRefund(gateway, userId, { orderId, unitIds })
      return ok(serializeQuote(quote, { ...context, key, lang }))
    },
  )

  app.post(
    `${base}/orders/:orderId/apply`,
    {
      schema: schema({ summary: 'Give tickets back as quoted, once for a key', params, body: application }),
      config: perMinute(60),
    },
    async ({ params: { orderId }, body, userId, lang }) => {
      const refundId = await applyRefund(gateway, userId, { orderId, ...body }, lang)
      return ok(serializeRefund(await refundAt(gateway, userId, refundId), lang))
    },
  )

  app.get(
    `${base}/refunds`,
    { schema: schema({ summary: 'Refunds of this buyer, the newest first', query: paging }), preHandler },
    async ({ query: { offset = 0, length = 20 }, userId, lang }) => {
      const { rows, total, last } = await listRefunds(gateway, userId, { offset, length })
      return ok({ items: rows.map((row) => serializeRefund(row, lang)), total, last })
    },
  )
}
