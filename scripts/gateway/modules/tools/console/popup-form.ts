import { type Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { POPUP_COMMANDS } from '../../trade/popup/sandbox-service'
import { commandField } from './command-field'
import { CONSOLE_TEXTS } from './page-texts'

/** Returns the form of the commands for birthdays and popups (assets/popups.js). */
export const popupForm = (lang: Language): Html => {
  const t = CONSOLE_TEXTS[lang].popups
  const all = POPUP_COMMANDS.join(' ')
  const actions = html`<select id="popup-action">
    ${POPUP_COMMANDS.map((action) => html`<option value="${action}">${t.actions[action]}</option>`)}
  </select>`
  const account = html`<input id="popup-account" value="13800000001" maxlength="120" autocomplete="off" required />`
  return html`<form id="popup-form">
    <div class="fields">
      ${[commandField('popup-action', t.action, actions, all), commandField('popup-account', t.account, account, all)]}
    </div>
    <p class="row"><button class="primary">${t.run}</button><span id="popup-done" class="hint" role="status"></span></p>
  </form>`
}
