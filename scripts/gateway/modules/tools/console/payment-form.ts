import { type Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { ACTIONS } from '../../trade/cashier/action-service'
import { FURTHER_PRODUCTS, OFFER_PLATFORMS, productName } from '../../trade/payment/product-service'
import { commandField } from './command-field'
import { CONSOLE_TEXTS } from './page-texts'
import { PAY_COMMANDS } from './payment-routes'

/** Returns the form of the commands for payment products and the partner's wallet (assets/payments.js). */
export const paymentForm = (lang: Language): Html => {
  const { payProducts: t, payment } = CONSOLE_TEXTS[lang]
  const select = (name: string, options: readonly (readonly [string, string])[]): Html =>
    html`<select id="pay-product-${name}">
      ${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
    </select>`
  const actions = select(
    'action',
    PAY_COMMANDS.map((action) => [action, t.actions[action]]),
  )
  const platforms = select(
    'platform',
    OFFER_PLATFORMS.map((platform) => [platform, t.platforms[platform]]),
  )
  const products = select(
    'product',
    FURTHER_PRODUCTS.map((product) => [product, productName(product, lang)]),
  )
  const answers = select(
    'answer',
    ACTIONS.map((action) => [action, payment.actions[action]]),
  )
  return html`<form id="pay-product-form">
    <p class="hint">${t.hint}</p>
    <div class="fields">
      ${[
        commandField('pay-product-action', t.action, actions, PAY_COMMANDS.join(' ')),
        commandField('pay-product-platform', t.platform, platforms, 'OFFER WITHDRAW'),
        commandField('pay-product-product', t.product, products, 'OFFER WITHDRAW'),
        commandField('pay-product-answer', payment.title, answers, 'ANSWER'),
      ]}
    </div>
    <p class="row">
      <button class="primary">${t.run}</button><span id="pay-product-done" class="hint" role="status"></span>
    </p>
  </form>`
}
