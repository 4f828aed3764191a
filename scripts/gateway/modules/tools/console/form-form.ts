import { type Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { CONSOLE_TEXTS } from './page-texts'

/** Returns the editor of the merchant's forms: a definition as JSON, its findings, and publishing (assets/forms.js). */
export const formForm = (lang: Language): Html => {
  const t = CONSOLE_TEXTS[lang].forms
  return html`<form id="form-form">
    <p class="hint">${t.hint} <a href="/schemas/form-definition.json">/schemas/form-definition.json</a></p>
    <p class="row">
      <label for="form-chosen">${t.form}</label
      ><select id="form-chosen"></select>
    </p>
    <p>
      <label for="form-definition">${t.definition}</label>
      <textarea id="form-definition" rows="16" spellcheck="false" required></textarea>
    </p>
    <p class="row">
      <button type="button" id="form-check">${t.check}</button><button class="primary">${t.publish}</button>
      <span id="form-done" class="hint" role="status"></span>
    </p>
    <ul id="form-problems" tabindex="0"></ul>
  </form>`
}
