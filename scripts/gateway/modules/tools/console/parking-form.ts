import { type Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { CONSOLE_TEXTS } from './page-texts'

/** Returns the form that registers the entry of a car, and the lists of parks, stays and plates (assets/parking.js). */
export const parkingForm = (lang: Language): Html => {
  const t = CONSOLE_TEXTS[lang].parking
  return html`<form id="parking-form">
      <div class="fields">
        <div class="field">
          <label for="parking-park">${t.park}</label
          ><select id="parking-park"></select>
        </div>
        <div class="field">
          <label for="parking-plate">${t.plate}</label><input id="parking-plate" maxlength="24" autocomplete="off" />
        </div>
      </div>
      <p class="row">
        <button class="primary">${t.enter}</button><span id="parking-done" class="hint" role="status"></span>
      </p>
    </form>
    <ul id="parking-parks" tabindex="0"></ul>
    <ul id="parking-stays" tabindex="0"></ul>
    <ul id="parking-plates" tabindex="0"></ul>`
}
