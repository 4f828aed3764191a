import { Type } from 'typebox'
import { MOST_RETURN_PICTURES, RETURN_KINDS, RETURN_REASONS } from '../../../../../src/domain/goods/return'
import { plainText } from '../../../../../src/domain/typed/text'
import { dueFirst } from '../../../core/due-first'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { perMinute } from '../../../core/rate-limit'
import { Id, schema } from '../../../core/schema'
import { applyReturn, cancelReturn, sendReturn } from './apply-service'
import { previewReturn, readReturns } from './read-service'

const base = '/trade/buyer/v2/items/orders/:orderId/returns'
const params = { orderId: Id }
const wanted = {
  kind: Type.Union(RETURN_KINDS.map((kind) => Type.Literal(kind))),
  reason: Type.Union(RETURN_REASONS.map((reason) => Type.Literal(reason))),
  unitIds: Type.Array(Id, { minItems: 1, maxItems: 200 }),
}
const application = {
  ...wanted,
  entryCodes: Type.Array(Id, { maxItems: MOST_RETURN_PICTURES }),
  amount: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  idempotencyKey: Id,
}
const parcel = {
  expressNo: Type.String({ pattern: '^[A-Za-z0-9-]{6,32}$' }),
  company: Type.String({ minLength: 1, maxLength: 40 }),
}

/** Registers the routes for refunds and returns of goods. */
export const goodsReturnRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway
  const preHandler = dueFirst(gateway)

  app.get(
    base,
    {
      schema: schema({ summary: 'Pieces of an order of goods, their returns and refunds', params }),
      preHandler,
    },
    async ({ params: { orderId }, userId, lang }) =>
      ok(await readReturns(db, { userId, orderId }, { lang, now: clock.now() })),
  )

  app.post(
    `${base}/preview`,
    { schema: schema({ summary: 'Money that a return gives back', params, body: wanted }), preHandler },
    async ({ params: { orderId }, body, userId }) =>
      ok(await previewReturn(db, { userId, orderId }, body, clock.now())),
  )

  app.post(
    base,
    {
      schema: schema({ summary: 'Request a return, once for a key', params, body: application }),
      config: perMinute(60),
    },
    async ({ params: { orderId }, body, userId }) => {
      await applyReturn(gateway, { orderId, ...body }, userId)
      return ok()
    },
  )

  app.post(
    `${base}/:returnId/parcel`,
    {
      schema: schema({
        summary: 'Enter the parcel of a return',
        params: { ...params, returnId: Id },
        body: parcel,
      }),
    },
    async ({ params: own, body: { expressNo, company }, userId }) => {
      await sendReturn(gateway, { userId, ...own }, { expressNo, company: plainText(company) })
      return ok()
    },
  )

  app.post(
    `${base}/:returnId/cancel`,
    { schema: schema({ summary: 'Cancel a return', params: { ...params, returnId: Id } }) },
    async ({ params: own, userId }) => {
      await cancelReturn(gateway, { userId, ...own })
      return ok()
    },
  )
}
