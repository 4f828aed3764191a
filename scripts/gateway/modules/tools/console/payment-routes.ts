import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { ACTIONS } from '../../trade/cashier/action-service'
import { setPartnerAnswer } from '../../trade/cashier/partner-service'
import { expirePayCodes } from '../../trade/payment/pay-code-service'
import { FURTHER_PRODUCTS, OFFER_PLATFORMS, setOffer } from '../../trade/payment/product-service'

/** Commands of the console. */
export const PAY_COMMANDS = ['OFFER', 'WITHDRAW', 'ANSWER', 'EXPIRE_CODES'] as const

const body = {
  action: Type.Union(PAY_COMMANDS.map((action) => Type.Literal(action))),
  /** For OFFER and WITHDRAW. */
  platform: Type.Optional(Type.Union(OFFER_PLATFORMS.map((platform) => Type.Literal(platform)))),
  product: Type.Optional(Type.Union(FURTHER_PRODUCTS.map((product) => Type.Literal(product)))),
  /** For ANSWER: the result of the next charges of the partner's wallet. */
  answer: Type.Optional(Type.Union(ACTIONS.map((action) => Type.Literal(action)))),
}

/**
 * Registers the route of the commands for payments. They offer a further product, set the answer of the partner's
 * wallet, or end its unused codes.
 */
export const paymentConsoleRoutes: Routes = (app, { db, clock }) => {
  app.post(
    '/console/api/pay-products',
    {
      schema: schema({ summary: 'Change payment products, or the partner’s wallet', body }),
      config: { open: true },
    },
    async ({ body: { action, platform = 'WEB', product = FURTHER_PRODUCTS[0], answer } }) => {
      if (action === 'EXPIRE_CODES') return ok({ count: await expirePayCodes(db, clock.now()) })
      if (action === 'ANSWER') await setPartnerAnswer(db, ACTIONS.find((each) => each === answer) ?? 'pay')
      else await setOffer(db, { platform, product }, action === 'OFFER')
      return ok({ count: 1 })
    },
  )
}
