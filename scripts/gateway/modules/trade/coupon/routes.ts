import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { obtainCoupon } from './obtain-service'

const body = { couponCode: Id, obtainType: Type.Optional(Type.String({ pattern: '^[A-Z_]{1,32}$' })) }

export const couponRoutes: Routes = (app, gateway) => {
  app.post(
    '/buyer/cyy/v1/coupons/obtain',
    { schema: schema({ summary: 'Receive a coupon of a kind', body }) },
    async ({ body: { couponCode }, userId }) => {
      const row = await obtainCoupon(gateway, userId, couponCode)
      return ok({ couponId: row.coupon_id, couponTemplateId: row.template_id, expireTime: row.expire_time })
    },
  )
}
