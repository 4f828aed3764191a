import { type Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { CARD_COMMANDS } from '../../trade/card/sandbox-service'
import { commandField } from './command-field'
import { CONSOLE_TEXTS } from './page-texts'

/** Returns the form of the commands for privilege cards (assets/cards.js). */
export const cardForm = (lang: Language): Html => {
  const t = CONSOLE_TEXTS[lang].cards
  const all = CARD_COMMANDS.join(' ')
  const onCards = CARD_COMMANDS.filter((action) => action !== 'SET_STOCK').join(' ')
  const actions = html`<select id="card-action">
    ${CARD_COMMANDS.map((action) => html`<option value="${action}">${t.actions[action]}</option>`)}
  </select>`
  const account = html`<input id="card-account" value="13800000001" maxlength="120" autocomplete="off" required />`
  const number = (id: string) =>
    html`<input type="number" id="${id}" min="0" max="100000000" inputmode="numeric" required />`
  const stock = html`<input type="number" id="card-stock" min="0" max="1000000" inputmode="numeric" />`
  return html`<form id="card-form">
    <div class="fields">
      ${[
        commandField('card-action', t.action, actions, all),
        commandField('card-kind', t.kind, html`<select id="card-kind"></select>`, all),
        commandField('card-account', t.account, account, onCards),
        commandField('card-stock', t.stock, stock, 'SET_STOCK'),
        commandField('card-balance', t.balance, number('card-balance'), 'SET_BALANCE'),
        commandField('card-times', t.times, number('card-times'), 'SET_TIMES'),
      ]}
    </div>
    <p class="row"><button class="primary">${t.run}</button><span id="card-done" class="hint" role="status"></span></p>
  </form>`
}
