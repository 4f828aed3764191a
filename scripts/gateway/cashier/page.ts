import { fen, formatFen, splitFen } from '../../../src/domain/money'
import { dottedMinute } from '../catalogue/dates'
import type { PaymentTable } from '../db/trade-tables'
import type { Language, Words } from '../db/words'
import { html, type Html } from '../sandbox-page/html'
import { sandboxPage } from '../sandbox-page/page'
import shop from '../seed/data/shop.json'
import { say } from '../texts'
import { productIcon, productName } from '../trade/pay-products'

/** What the cashier knows of a payment. */
export type CashierPayment = PaymentTable & {
  order_number: string
  order_state: string
  reserve_until: number
  show_name: Words
  utc_offset: number
}

const MINUTE = 60_000

const row = (name: string, value: Html | string): Html =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`

const facts = (payment: CashierPayment, lang: Language): Html => {
  const icon = productIcon(payment.product)
  const mark = icon ? html`<img src="${icon}" alt="" />` : html``
  return html`<div class="card">
    <dl>
      ${[
        row(say(lang, 'cashier.merchant'), shop.shopName[lang]),
        row(say(lang, 'cashier.item'), payment.show_name[lang]),
        row(say(lang, 'cashier.order'), payment.order_number),
        row(say(lang, 'cashier.method'), html`${mark}${productName(payment.product, lang)}`),
      ]}
    </dl>
  </div>`
}

const sum = (payment: CashierPayment): Html => {
  const { yuan, cents } = splitFen(fen(payment.amount))
  return html`<p class="sum"><small>¥</small>${yuan}.${cents}</p>`
}

const button = (lang: Language, action: string, look: string, params = {}): Html =>
  html`<button name="action" value="${action}" class="${look}">${say(lang, `cashier.${action}`, params)}</button>`

/** The page of a payment that waits: what is paid, to whom, until when, and the ways it can end. No scripts. */
export const openPage = (payment: CashierPayment, lang: Language, now: number): string => {
  const minutes = Math.max(1, Math.ceil((payment.reserve_until - now) / MINUTE))
  const time = dottedMinute(payment.reserve_until, payment.utc_offset).slice(-5)
  return sandboxPage(
    lang,
    'cashier',
    html`<div class="card">
        <p class="hint">${say(lang, 'cashier.sum')}</p>
        ${sum(payment)}
        <p class="hint left">${say(lang, 'cashier.left', { time, minutes })}</p>
      </div>
      ${facts(payment, lang)}
      <form method="post">
        ${[
          button(lang, 'pay', 'main', { amount: formatFen(fen(payment.amount)) }),
          button(lang, 'late', ''),
          button(lang, 'fail', ''),
          button(lang, 'cancel', 'quiet'),
        ]}
      </form>`,
  )
}

/** How a payment stands that cannot be paid any more, or why there is none. */
export type EndState = 'PAID' | 'PENDING' | 'FAILED' | 'CANCELED' | 'REFUNDED' | 'EXPIRED' | 'UNKNOWN'

/** A page that says how a payment ended, with the way back when there is one. */
export const endPage = (state: EndState, lang: Language, payment?: CashierPayment): string => {
  const back = payment?.return_url
    ? html`<div class="links">
        <a class="button main" href="${payment.return_url}">${say(lang, 'cashier.back')}</a>
      </div>`
    : html``
  const details = payment ? facts(payment, lang) : html``
  return sandboxPage(
    lang,
    'cashier',
    html`<div class="card">
        <h2 class="state">${say(lang, `cashier.${state}`)}</h2>
        <p class="words">${say(lang, `cashier.${state}Text`)}</p>
      </div>
      ${details}${back}`,
  )
}
