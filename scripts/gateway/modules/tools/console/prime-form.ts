import { type Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { PRIME_SWITCHES } from '../../base/shop/prime-config-service'
import { commandField } from './command-field'
import { CONSOLE_TEXTS } from './page-texts'

/** Returns the form for the merchant's switches of member prices, coupons and points (assets/prime.js). */
export const primeForm = (lang: Language): Html => {
  const t = CONSOLE_TEXTS[lang].prime
  const all = PRIME_SWITCHES.join(' ')
  const names = html`<select id="prime-action">
    ${PRIME_SWITCHES.map((name) => html`<option value="${name}">${t.switches[name]}</option>`)}
  </select>`
  const value = html`<select id="prime-value">
    <option value="on">${t.on}</option>
    <option value="off">${t.off}</option>
  </select>`
  return html`<form id="prime-form">
    <div class="fields">
      ${[commandField('prime-action', t.name, names, all), commandField('prime-value', t.value, value, all)]}
    </div>
    <p class="row"><button class="primary">${t.run}</button><span id="prime-done" class="hint" role="status"></span></p>
  </form>`
}
