import { randomBytes } from 'node:crypto'
import type { Routes } from '../../../core/provider'
import { captchaConsoleRoutes } from './captcha-routes'
import { cardConsoleRoutes } from './card-routes'
import { cartConsoleRoutes } from './cart-routes'
import { certificationConsoleRoutes } from './certification-routes'
import { clockRoutes } from './clock-routes'
import { codesRoutes } from './code-routes'
import { couponCodeConsoleRoutes } from './coupon-code-routes'
import { couponConsoleRoutes } from './coupon-routes'
import { entranceConsoleRoutes } from './entrance-routes'
import { faultRoutes } from './fault-routes'
import { comboConsoleRoutes } from './combo-routes'
import { goodsConsoleRoutes } from './goods-routes'
import { invoiceConsoleRoutes } from './invoice-routes'
import { messageRoutes } from './message-routes'
import { consoleOrderRoutes } from './order-routes'
import { guardTools } from '../../../core/tools'
import { consolePage } from './page'
import { packetConsoleRoutes } from './packet-routes'
import { parcelConsoleRoutes } from './parcel-routes'
import { returnConsoleRoutes } from './return-routes'
import { parkingConsoleRoutes } from './parking-routes'
import { memberConsoleRoutes } from './member-routes'
import { paymentConsoleRoutes } from './payment-routes'
import { pointConsoleRoutes } from './point-routes'
import { popupConsoleRoutes } from './popup-routes'
import { primeConsoleRoutes } from './prime-routes'
import { formConsoleRoutes } from './form-routes'
import { openShowConsoleRoutes } from './open-show-routes'
import { permitConsoleRoutes } from './permit-routes'
import { reservationConsoleRoutes } from './reservation-routes'
import { refundConsoleRoutes } from './refund-routes'
import { requestRoutes } from './request-routes'
import { topicConsoleRoutes } from './topic-routes'
import { voteConsoleRoutes } from './vote-routes'
import { trackingConsoleRoutes } from './tracking-routes'

const register: Routes = (app, gateway) => {
  app.get('/console', { config: { open: true } }, async ({ lang }, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(consolePage(lang, nonce))
  })
  if (gateway.faults) faultRoutes(gateway.faults)(app, gateway)
  for (const routes of [
    codesRoutes,
    messageRoutes,
    requestRoutes,
    consoleOrderRoutes,
    clockRoutes,
    trackingConsoleRoutes,
    captchaConsoleRoutes,
    certificationConsoleRoutes,
    invoiceConsoleRoutes,
    refundConsoleRoutes,
    parcelConsoleRoutes,
    returnConsoleRoutes,
    parkingConsoleRoutes,
    reservationConsoleRoutes,
    openShowConsoleRoutes,
    permitConsoleRoutes,
    entranceConsoleRoutes,
    voteConsoleRoutes,
    formConsoleRoutes,
    packetConsoleRoutes,
    couponConsoleRoutes,
    couponCodeConsoleRoutes,
    cardConsoleRoutes,
    pointConsoleRoutes,
    memberConsoleRoutes,
    popupConsoleRoutes,
    primeConsoleRoutes,
    comboConsoleRoutes,
    topicConsoleRoutes,
    goodsConsoleRoutes,
    cartConsoleRoutes,
    paymentConsoleRoutes,
  ])
    routes(app, gateway)
}

/** Registers routes for the page of the sandbox's console and for its data. */
export const consoleRoutes: Routes = (app, gateway) => {
  void app.register(async (scope) => {
    guardTools(scope, gateway)
    register(scope, gateway)
  })
}
