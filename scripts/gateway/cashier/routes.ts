import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { Gateway } from '../context'
import type { Language } from '../db/words'
import { LANGUAGES } from '../db/words'
import { requestLanguage } from '../language'
import type { App } from '../provider'
import { type CashierPayment, endPage, openPage } from './page'
import { act, ACTIONS, type CashierAction, endOf, paymentNow } from './payment'

// Loose: whatever stands there, a person reads a page.
const params = Type.Object({ paymentId: Type.String({ maxLength: 200 }) })

const pageOf = (paymentId: string): string => `/sandbox/cashier/${encodeURIComponent(paymentId)}`

const originOf = (url: string): string => (url ? new URL(url).origin : '')

/** A page without scripts. Redirects after a form count as its target for browsers, so the way back has to be named. */
const send = (reply: FastifyReply, status: number, body: string, payment?: CashierPayment) => {
  const targets = ["'self'", ...new Set([originOf(payment?.return_url ?? ''), originOf(payment?.cancel_url ?? '')])]
    .filter(Boolean)
    .join(' ')
  return reply
    .code(status)
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(body)
}

/** The form's `action`, null for anything else. Union pay's own fields are not looked at. */
const actionOf = (body: unknown): CashierAction | null => {
  const value = new URLSearchParams(typeof body === 'string' ? body : '').get('action')
  return ACTIONS.find((action) => action === value) ?? null
}

/** The sandbox's cashier: it stands for the wallets and banks that a redirect product leads to. */
export const cashierRoutes = (app: App, gateway: Gateway): void => {
  const { clock } = gateway
  const languageOf = (query: unknown, payment: CashierPayment | undefined, fallback: Language): Language => {
    const { lang } = query as { lang?: string }
    if (lang) return requestLanguage(lang, undefined)
    return LANGUAGES.find((each) => each === payment?.lang) ?? fallback
  }
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, body),
    )
    const open = { schema: { params }, config: { open: true } }

    scope.get('/sandbox/cashier/:paymentId', open, async (request, reply) => {
      const { paymentId } = request.params as { paymentId: string }
      const payment = await paymentNow(gateway, paymentId)
      const lang = languageOf(request.query, payment, request.lang)
      const ended = payment ? endOf(payment) : 'UNKNOWN'
      if (!payment || ended)
        return send(reply, payment ? 200 : 404, endPage(ended ?? 'UNKNOWN', lang, payment), payment)
      return send(reply, 200, openPage(payment, lang, clock.now()), payment)
    })

    // Union pay products arrive with a form; the page is the same.
    scope.post('/sandbox/cashier/:paymentId/enter', open, async (request, reply) => {
      const { paymentId } = request.params as { paymentId: string }
      return reply.redirect(pageOf(paymentId), 303)
    })

    scope.post('/sandbox/cashier/:paymentId', open, async (request, reply) => {
      const { paymentId } = request.params as { paymentId: string }
      const payment = await paymentNow(gateway, paymentId)
      const lang = languageOf(request.query, payment, request.lang)
      const action = actionOf(request.body)
      if (!payment) return send(reply, 404, endPage('UNKNOWN', lang))
      if (!action || endOf(payment)) return reply.redirect(pageOf(paymentId), 303)
      await act(gateway, payment, action)
      const back = (action === 'cancel' && payment.cancel_url) || payment.return_url
      return reply.redirect(back || pageOf(paymentId), 303)
    })
  })
}
