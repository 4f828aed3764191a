import { randomBytes } from 'node:crypto'
import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { scanHeaders } from '../../../core/sandbox-page/scan/script'
import { Id, OptionalId, schema } from '../../../core/schema'
import { guardTools } from '../../../core/tools'
import { couponCodes } from './code-service'
import { countersOf } from './pickup'
import { counterPage } from './page'
import { verifyCode } from './verify-service'

export const counterRoutes: Routes = (app, gateway) => {
  app.post(
    '/user/buyer/v5/coupons/verify/code',
    {
      schema: schema({
        summary: 'Codes of a coupon for a counter, one for each use',
        body: {
          couponId: Id,
          couponTemplateId: OptionalId,
          orderId: OptionalId,
          source: Type.Optional(Type.Union([Type.Literal('ORDER_INFO'), Type.Literal('SINGLE_COUPON')])),
        },
      }),
    },
    async ({ body: { couponId, couponTemplateId = '', orderId = '' }, userId }) =>
      ok(await couponCodes(gateway, { userId, couponId, couponTemplateId, orderId })),
  )
}

const open = { config: { open: true } }

const registerPage: Routes = (app, gateway) => {
  app.get('/counter', open, async ({ lang }, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .headers(scanHeaders(nonce))
      .type('text/html; charset=utf-8')
      .send(counterPage(lang, nonce, await countersOf(gateway.db)))
  })

  app.post(
    '/counter/api/verifications',
    {
      schema: schema({
        summary: 'Verify the code of a coupon or of goods at a counter',
        body: {
          text: Type.String({ maxLength: 200 }),
          counter: Type.String({ maxLength: 40 }),
          /** The counter for goods. */
          counterId: OptionalId,
        },
      }),
      ...open,
    },
    async ({ body: { counterId = '', ...body }, lang }) => ok(await verifyCode(gateway, { ...body, counterId }, lang)),
  )
}

/** Registers the route of the counter's page. Only a sandbox has it, because the page needs no login. */
export const counterPageRoutes: Routes = (app, gateway) => {
  void app.register(async (scope) => {
    guardTools(scope, gateway)
    registerPage(scope, gateway)
  })
}
