import { ok } from '../../../core/envelope'
import { readerOf } from '../../../core/public-reader'
import type { Routes } from '../../../core/provider'
import { perMinute } from '../../../core/rate-limit'
import { Id, schema } from '../../../core/schema'
import { makePacket } from './make'
import { readOrderPacket, readPacket } from './read'
import { takeShare } from './take'

const params = { packetCode: Id }

/** Registers routes for coupon packets. The buyer of an order can send the shares of its packet to friends. */
export const packetRoutes: Routes = (app, gateway) => {
  app.get(
    '/user/buyer/v3/coupon_packets',
    { schema: schema({ summary: 'The packet of an order, or why it has none', query: { orderId: Id } }) },
    async ({ query: { orderId }, userId, lang }) => ok(await readOrderPacket(gateway, orderId, { userId, lang })),
  )

  app.post(
    '/user/buyer/v3/coupon_packets',
    { schema: schema({ summary: 'Make the packet of an order', body: { orderId: Id, idempotencyKey: Id } }) },
    async ({ body, userId, lang }) => {
      const packetCode = await makePacket(gateway, userId, body)
      return ok(await readPacket(gateway, packetCode, { userId, lang }))
    },
  )

  app.get(
    '/user/pub/v3/coupon_packets/:packetCode',
    { schema: schema({ summary: 'A packet, for everybody with its link', params }), config: perMinute(60) },
    async ({ params: { packetCode }, headers, lang }) =>
      ok(await readPacket(gateway, packetCode, { userId: await readerOf(gateway, headers['access-token']), lang })),
  )

  app.post(
    '/user/buyer/v3/coupon_packets/:packetCode/take',
    {
      schema: schema({ summary: 'Take a share of a packet', params, body: { idempotencyKey: Id } }),
      config: perMinute(60),
    },
    async (request) => {
      const { packetCode } = request.params
      const { idempotencyKey } = request.body
      const { coupon_id: couponId, amount } = await takeShare(gateway, request, { packetCode, idempotencyKey })
      return ok({ couponId: couponId ?? '', amount })
    },
  )
}
