import { AT_GATE } from '../../../../../src/domain/entrance'
import { type Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { commandField } from './command-field'
import { CONSOLE_TEXTS } from './page-texts'

/** Returns the form that sets the rule of a show's gates, and the list of missing forms (assets/entrances.js). */
export const entranceForm = (lang: Language): Html => {
  const t = CONSOLE_TEXTS[lang].entrances
  const all = AT_GATE.join(' ')
  const actions = html`<select id="entrance-action">
    ${AT_GATE.map((action) => html`<option value="${action}">${t.actions[action]}</option>`)}
  </select>`
  return html`<form id="entrance-form">
      <div class="fields">
        ${[
          commandField('entrance-action', t.action, actions, all),
          commandField('entrance-show', t.show, html`<select id="entrance-show"></select>`, all),
        ]}
      </div>
      <p class="row">
        <button class="primary">${t.run}</button><span id="entrance-done" class="hint" role="status"></span>
      </p>
    </form>
    <ul id="entrance-list" tabindex="0"></ul>`
}
