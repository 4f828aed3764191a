import { Type } from 'typebox'
import type { Gateway } from '../../../core/context'
import type { Language } from '../../../core/localized-text'
import { LANGUAGES } from '../../../core/localized-text'
import { requestLanguage } from '../../../core/language'
import type { App } from '../../../core/provider'
import { refuseForeignOrigin } from '../../../core/tools'
import { formOf, sendPage, acceptForms } from '../../../core/sandbox-page/page'
import { type CashierPayment, endPage, openPage } from './page'
import { ACTIONS, type CashierAction } from './action-service'
import { act, cashierPayment, endOf, returnOf } from './service'

// Accepts any input, because invalid input must also get a readable page.
const params = Type.Object({ paymentId: Type.String({ maxLength: 200 }) })

const pageOf = (paymentId: string): string => `/sandbox/cashier/${encodeURIComponent(paymentId)}`

const waysBack = (payment?: CashierPayment): string[] => (payment ? [payment.return_url, payment.cancel_url] : [])

/** Returns the form's `action`, or null for an unknown action. Ignores the fields of union pay. */
const actionOf = (body: unknown): CashierAction | null => {
  const value = formOf(body).get('action')
  return ACTIONS.find((action) => action === value) ?? null
}

/**
 * Registers routes for the sandbox's cashier. It simulates the wallets and banks of products that redirect the buyer.
 */
export const cashierRoutes = (app: App, gateway: Gateway): void => {
  const { clock } = gateway
  const languageOf = (query: unknown, payment: CashierPayment | undefined, fallback: Language): Language => {
    const { lang } = query as { lang?: string }
    if (lang) return requestLanguage(lang, undefined)
    return LANGUAGES.find((each) => each === payment?.lang) ?? fallback
  }
  void app.register(async (scope) => {
    acceptForms(scope)
    const open = { schema: { params }, config: { open: true } }

    scope.get('/sandbox/cashier/:paymentId', open, async (request, reply) => {
      const { paymentId } = request.params as { paymentId: string }
      const payment = await cashierPayment(gateway, paymentId)
      const lang = languageOf(request.query, payment, request.lang)
      const ended = payment ? endOf(payment) : 'UNKNOWN'
      if (!payment || ended)
        return sendPage(reply, payment ? 200 : 404, endPage(ended ?? 'UNKNOWN', lang, payment), waysBack(payment))
      return sendPage(reply, 200, openPage(payment, lang, clock.now()), waysBack(payment))
    })

    // Union pay products open the cashier with a form, and get the same page as other products.
    scope.post('/sandbox/cashier/:paymentId/enter', open, async (request, reply) => {
      const { paymentId } = request.params as { paymentId: string }
      return reply.redirect(pageOf(paymentId), 303)
    })

    scope.post('/sandbox/cashier/:paymentId', { ...open, onRequest: refuseForeignOrigin }, async (request, reply) => {
      const { paymentId } = request.params as { paymentId: string }
      const payment = await cashierPayment(gateway, paymentId)
      const lang = languageOf(request.query, payment, request.lang)
      const action = actionOf(request.body)
      if (!payment) return sendPage(reply, 404, endPage('UNKNOWN', lang))
      if (!action || endOf(payment)) return reply.redirect(pageOf(paymentId), 303)
      await act(gateway, paymentId, action)
      const back = (action === 'cancel' && payment.cancel_url) || (await returnOf(gateway, payment))
      return reply.redirect(back || pageOf(paymentId), 303)
    })
  })
}
