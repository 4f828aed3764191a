import { type Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { COMBO_COMMANDS } from './combo-routes'
import { commandField } from './command-field'
import { CONSOLE_TEXTS } from './page-texts'

/** Returns the form that changes a price of a combo, or sells out a session (assets/combos.js). */
export const comboForm = (lang: Language): Html => {
  const t = CONSOLE_TEXTS[lang].combos
  const actions = html`<select id="combos-action">
    ${COMBO_COMMANDS.map((action) => html`<option value="${action}">${t.actions[action]}</option>`)}
  </select>`
  const combo = html`<input id="combos-combo" value="CB1004" maxlength="64" autocomplete="off" required />`
  const session = html`<input id="combos-session" value="S2005N01" maxlength="64" autocomplete="off" required />`
  const count = html`<input type="number" id="combos-count" min="1" max="12" value="3" required />`
  const value = html`<input type="number" id="combos-value" min="0" max="10000000" value="9500" required />`
  return html`<form id="combos-form">
    <div class="fields">
      ${[
        commandField('combos-action', t.action, actions, COMBO_COMMANDS.join(' ')),
        commandField('combos-combo', t.combo, combo, 'STEP'),
        commandField('combos-count', t.count, count, 'STEP'),
        commandField('combos-value', t.value, value, 'STEP'),
        commandField('combos-session', t.session, session, 'FILL'),
      ]}
    </div>
    <p class="row">
      <button class="primary">${t.run}</button><span id="combos-done" class="hint" role="status"></span>
    </p>
  </form>`
}
