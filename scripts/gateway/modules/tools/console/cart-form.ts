import { type Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { CART_SWITCHES } from '../../base/shop/cart-config-service'
import { DEVICE_COMMANDS, SWITCH_COMMANDS } from '../../trade/cart/sandbox-service'
import { commandField } from './command-field'
import { CONSOLE_TEXTS } from './page-texts'

/** Returns the form that changes a cart as another device, and the switches of the cart (assets/cart.js). */
export const cartForm = (lang: Language): Html => {
  const t = CONSOLE_TEXTS[lang].cart
  const commands = [...DEVICE_COMMANDS, ...SWITCH_COMMANDS]
  const device = DEVICE_COMMANDS.join(' ')
  const actions = html`<select id="cart-action">
    ${commands.map((action) => html`<option value="${action}">${t.actions[action]}</option>`)}
  </select>`
  const switches = html`<select id="cart-name">
    ${CART_SWITCHES.map((name) => html`<option value="${name}">${t.switches[name]}</option>`)}
  </select>`
  const account = html`<input id="cart-account" value="13800000001" maxlength="120" autocomplete="off" required />`
  const sku = html`<input id="cart-sku" value="G1001-sand-l" maxlength="64" autocomplete="off" required />`
  const quantity = html`<input type="number" id="cart-quantity" min="1" max="99" value="2" required />`
  return html`<form id="cart-form">
    <div class="fields">
      ${[
        commandField('cart-action', t.action, actions, commands.join(' ')),
        commandField('cart-account', t.account, account, device),
        commandField('cart-sku', t.sku, sku, device),
        commandField('cart-quantity', t.quantity, quantity, 'ADD SET'),
        commandField('cart-name', t.name, switches, SWITCH_COMMANDS.join(' ')),
      ]}
    </div>
    <p class="row"><button class="primary">${t.run}</button><span id="cart-done" class="hint" role="status"></span></p>
  </form>`
}
