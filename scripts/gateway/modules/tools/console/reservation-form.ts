import { type Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { SLOT_COMMANDS } from '../../after-sale/reservation/venue-service'
import { commandField } from './command-field'
import { CONSOLE_TEXTS } from './page-texts'

/** Returns the form that manages slots, and the list of confirmed reservations (assets/reservations.js). */
export const reservationForm = (lang: Language): Html => {
  const t = CONSOLE_TEXTS[lang].reservations
  const all = SLOT_COMMANDS.join(' ')
  const actions = html`<select id="slot-action">
    ${SLOT_COMMANDS.map((action) => html`<option value="${action}">${t.actions[action]}</option>`)}
  </select>`
  const capacity = html`<input type="number" id="slot-capacity" min="0" max="100000" value="10" required />`
  return html`<form id="slot-form">
      <div class="fields">
        ${[
          commandField('slot-action', t.action, actions, all),
          commandField('slot-service', t.service, html`<select id="slot-service"></select>`, all),
          commandField('slot-slot', t.slot, html`<select id="slot-slot"></select>`, all),
          commandField('slot-capacity', t.capacity, capacity, 'CAPACITY'),
        ]}
      </div>
      <p class="row">
        <button class="primary">${t.run}</button><span id="slot-done" class="hint" role="status"></span>
      </p>
    </form>
    <ul id="reservations-list" tabindex="0"></ul>`
}
