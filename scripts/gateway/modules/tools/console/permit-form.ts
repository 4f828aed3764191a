import { type Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { commandField } from './command-field'
import { CONSOLE_TEXTS } from './page-texts'

/** Returns the form that fills a company, the gates that have the passes, and the list of permits (assets/permits.js). */
export const permitForm = (lang: Language): Html => {
  const t = CONSOLE_TEXTS[lang].permits
  return html`<form id="permit-form">
      <select id="permit-action" hidden>
        <option value="FILL"></option>
      </select>
      <div class="fields">
        ${commandField('permit-company', t.company, html`<select id="permit-company"></select>`, 'FILL')}
      </div>
      <p class="row">
        <button class="primary">${t.fill}</button><a id="permit-link" target="_blank" rel="noreferrer">${t.link}</a
        ><span id="permit-done" class="hint" role="status"></span>
      </p>
    </form>
    <ul id="permit-gates" tabindex="0"></ul>
    <ul id="permits" tabindex="0"></ul>`
}
