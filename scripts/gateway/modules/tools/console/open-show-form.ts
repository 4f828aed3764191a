import { type Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { OPEN_SHOW_COMMANDS } from '../../after-sale/registration/decide-service'
import { commandField } from './command-field'
import { CONSOLE_TEXTS } from './page-texts'

/** Returns the form that manages open shows, and the list of their registrations (assets/open-shows.js). */
export const openShowForm = (lang: Language): Html => {
  const t = CONSOLE_TEXTS[lang].openShows
  const all = OPEN_SHOW_COMMANDS.join(' ')
  const actions = html`<select id="open-show-action">
    ${OPEN_SHOW_COMMANDS.map((action) => html`<option value="${action}">${t.actions[action]}</option>`)}
  </select>`
  return html`<form id="open-show-form">
      <div class="fields">
        ${[
          commandField('open-show-action', t.action, actions, all),
          commandField('open-show-show', t.show, html`<select id="open-show-show"></select>`, all),
        ]}
      </div>
      <p class="row">
        <button class="primary">${t.run}</button><span id="open-show-done" class="hint" role="status"></span>
      </p>
    </form>
    <ul id="open-show-list" tabindex="0"></ul>`
}
