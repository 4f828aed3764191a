import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { Gateway } from '../context'
import type { Db } from '../db/database'
import type { Language } from '../db/words'
import { LANGUAGES } from '../db/words'
import { requestLanguage } from '../language'
import type { App } from '../provider'
import { catchUp } from '../trade/catch-up'
import { settlePayment } from '../trade/settle'
import { type CashierPayment, type EndState, endPage, openPage } from './page'

/** How long a payment is kept from the shop by "tell late", ms. */
const LATE = 20_000

// Loose: whatever stands there, a person reads a page.
const params = Type.Object({ paymentId: Type.String({ maxLength: 200 }) })
const ACTIONS = ['pay', 'cancel', 'fail', 'late'] as const

const pageOf = (paymentId: string): string => `/sandbox/cashier/${encodeURIComponent(paymentId)}`

const findPayment = (db: Db, paymentId: string): Promise<CashierPayment | undefined> =>
  db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.order_id', 'p.order_id')
    .innerJoin('shows as s', 's.show_id', 'o.show_id')
    .selectAll('p')
    .select(['o.order_number', 'o.state as order_state', 'o.reserve_until', 's.name as show_name', 's.utc_offset'])
    .where('p.payment_id', '=', paymentId)
    .executeTakeFirst()

/** Null while the payment can still be made. */
const endOf = ({ state, order_state }: CashierPayment): EndState | null => {
  if (state !== 'CREATED') return state as EndState
  if (order_state === 'UNPAID') return null
  return order_state === 'CANCELED' || order_state === 'CLOSED' ? 'EXPIRED' : 'PAID'
}

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
const actionOf = (body: unknown): (typeof ACTIONS)[number] | null => {
  const value = new URLSearchParams(typeof body === 'string' ? body : '').get('action')
  return ACTIONS.find((action) => action === value) ?? null
}

const act = async (
  { db, clock }: Gateway,
  payment: CashierPayment,
  action: (typeof ACTIONS)[number],
): Promise<void> => {
  const now = clock.now()
  if (action === 'pay') {
    await db.transaction().execute((tx) => settlePayment(tx, payment, now))
    return
  }
  const change =
    action === 'late'
      ? { state: 'PENDING', settle_at: now + LATE }
      : { state: action === 'fail' ? 'FAILED' : 'CANCELED', settled_at: now }
  await db
    .updateTable('payments')
    .set(change)
    .where('payment_id', '=', payment.payment_id)
    .where('state', '=', 'CREATED')
    .execute()
}

/** The sandbox's cashier: it stands for the wallets and banks that a redirect product leads to. */
export const cashierRoutes = (app: App, gateway: Gateway): void => {
  const { db, clock } = gateway
  const languageOf = (query: unknown, payment: CashierPayment | undefined, fallback: Language): Language => {
    const { lang } = query as { lang?: string }
    if (lang) return requestLanguage(lang, undefined)
    return LANGUAGES.find((each) => each === payment?.lang) ?? fallback
  }
  const current = async (paymentId: string): Promise<CashierPayment | undefined> => {
    const payment = await findPayment(db, paymentId)
    if (!payment) return undefined
    await catchUp(db, clock.now(), { orderId: payment.order_id })
    return findPayment(db, paymentId)
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
      const payment = await current(paymentId)
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
      const payment = await current(paymentId)
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
