import type { Row } from '../../../core/database/database'
import { fen, formatFen } from '../../../../../src/domain/money'
import { instalmentPlans } from '../../../../../src/domain/payment/instalment'
import { hourOf } from '../../catalogue/show/date-service'
import type { PaymentState } from '../payment/tables'
import type { Language, LocalizedText } from '../../../core/localized-text'
import { html, type Html } from '../../../../pages/markup'
import { sandboxPage } from '../../../core/sandbox-page/page'
import { shopName } from '../../base/shop/service'
import type { CashierAction } from './action-service'
import { texts } from './texts'
import { productIcon, productName } from '../payment/product-service'

/** A payment and its payable, for the cashier's page. */
export type CashierPayment = Row<'payments'> & {
  number: string
  deadline: number
  name: LocalizedText
  utcOffset: number
}

const MINUTE = 60_000

const row = (name: string, value: Html | string): Html =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`

/** Returns the row of the chosen instalments; nothing for other products. */
const planRow = ({ amount, periods }: CashierPayment, lang: Language): Html => {
  const plan = instalmentPlans(fen(amount)).find((each) => each.periods === periods)
  if (!plan) return html``
  const value = texts.translate(lang, 'plan', { each: formatFen(plan.each, lang), periods: plan.periods })
  return row(texts.translate(lang, 'plans'), value)
}

const facts = (payment: CashierPayment, lang: Language): Html => {
  const icon = productIcon(payment.product)
  const mark = icon ? html`<img src="${icon}" alt="" />` : html``
  return html`<div class="card">
    <dl>
      ${[
        row(texts.translate(lang, 'merchant'), shopName(lang)),
        row(texts.translate(lang, 'item'), payment.name[lang]),
        row(texts.translate(lang, 'order'), payment.number),
        row(texts.translate(lang, 'method'), html`${mark}${productName(payment.product, lang)}`),
        planRow(payment, lang),
      ]}
    </dl>
  </div>`
}

const sum = (payment: CashierPayment, lang: Language): Html =>
  html`<p class="sum"><small>¥</small>${formatFen(fen(payment.amount), lang)}</p>`

/** Actions that simulate failures outside of the buyer's control. */
const FAULTS: readonly CashierAction[] = ['late', 'overdue', 'silent', 'doubled', 'wrongAmount', 'wrongOrder']

const button = (lang: Language, action: CashierAction, look: string, params = {}): Html =>
  html`<button name="action" value="${action}" class="${look}">${texts.translate(lang, action, params)}</button>`

/** Returns the HTML of an open payment: amount, payee, deadline, and a button for each action. It has no scripts. */
export const openPage = (payment: CashierPayment, lang: Language, now: number): string => {
  const minutes = Math.max(1, Math.ceil((payment.deadline - now) / MINUTE))
  const time = hourOf(payment.deadline, payment.utcOffset)
  return sandboxPage(
    lang,
    texts,
    html`<div class="card">
        <p class="hint">${texts.translate(lang, 'sum')}</p>
        ${sum(payment, lang)}
        <p class="hint left">${texts.translate(lang, 'left', { time, minutes })}</p>
      </div>
      ${facts(payment, lang)}
      <form method="post">
        ${[
          button(lang, 'pay', 'main', { amount: formatFen(fen(payment.amount), lang) }),
          button(lang, 'fail', ''),
          button(lang, 'cancel', 'quiet'),
        ]}
        <fieldset>
          <legend>${texts.translate(lang, 'faults')}</legend>
          ${FAULTS.map((action) => button(lang, action, ''))}
        </fieldset>
      </form>`,
  )
}

/** State of a payment that can no longer be made, or UNKNOWN for a missing payment. */
export type EndState = Exclude<PaymentState, 'CREATED'> | 'EXPIRED' | 'UNKNOWN'

/** Returns the result page of a payment, with the return link, if any. */
export const endPage = (state: EndState, lang: Language, payment?: CashierPayment): string => {
  const back = payment?.return_url
    ? html`<div class="links">
        <a class="button main" href="${payment.return_url}">${texts.translate(lang, 'back')}</a>
      </div>`
    : html``
  const details = payment ? facts(payment, lang) : html``
  return sandboxPage(
    lang,
    texts,
    html`<div class="card">
        <h2 class="state">${texts.translate(lang, `${state}`)}</h2>
        <p class="text">${texts.translate(lang, `${state}Text`)}</p>
      </div>
      ${details}${back}`,
  )
}
