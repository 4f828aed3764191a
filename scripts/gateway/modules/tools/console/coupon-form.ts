import { type Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { COUPON_COMMANDS } from '../../trade/coupon/sandbox-service'
import { commandField } from './command-field'
import { CONSOLE_TEXTS } from './page-texts'

/** Returns the form of the commands for coupons (assets/coupons.js). */
export const couponForm = (lang: Language): Html => {
  const t = CONSOLE_TEXTS[lang].coupons
  const actions = html`<select id="coupon-action">
    ${COUPON_COMMANDS.map((action) => html`<option value="${action}">${t.actions[action]}</option>`)}
  </select>`
  const account = html`<input id="coupon-account" value="13800000001" maxlength="120" autocomplete="off" required />`
  const stock = html`<input type="number" id="coupon-stock" min="0" max="1000000" inputmode="numeric" />`
  return html`<form id="coupon-form">
    <div class="fields">
      ${[
        commandField('coupon-action', t.action, actions, COUPON_COMMANDS.join(' ')),
        commandField(
          'coupon-kind',
          t.kind,
          html`<select id="coupon-kind"></select>`,
          'GIVE SET_STOCK END_KIND END_OWN',
        ),
        commandField('coupon-account', t.account, account, 'GIVE GIVE_MANY END_OWN'),
        commandField('coupon-stock', t.stock, stock, 'SET_STOCK'),
      ]}
    </div>
    <p class="row">
      <button class="primary">${t.run}</button><span id="coupon-done" class="hint" role="status"></span>
    </p>
  </form>`
}
