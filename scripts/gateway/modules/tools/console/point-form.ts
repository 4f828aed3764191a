import { type Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { POINT_COMMANDS } from '../../trade/points/sandbox-service'
import { commandField } from './command-field'
import { CONSOLE_TEXTS } from './page-texts'

/** Returns the form of the commands for points (assets/points.js). */
export const pointForm = (lang: Language): Html => {
  const t = CONSOLE_TEXTS[lang].points
  const all = POINT_COMMANDS.join(' ')
  const ofAccounts = POINT_COMMANDS.filter((command) => command !== 'RULE').join(' ')
  const actions = html`<select id="point-action">
    ${POINT_COMMANDS.map((action) => html`<option value="${action}">${t.actions[action]}</option>`)}
  </select>`
  const account = html`<input id="point-account" value="13800000001" maxlength="120" autocomplete="off" required />`
  const value = html`<input type="number" id="point-value" min="1" max="1000000" value="500" required />`
  const rate = html`<input type="number" id="point-rate" step="any" value="100" required />`
  const share = html`<input type="number" id="point-share" step="any" value="30" required />`
  return html`<form id="point-form">
    <div class="fields">
      ${[
        commandField('point-action', t.action, actions, all),
        commandField('point-account', t.account, account, ofAccounts),
        commandField('point-value', t.value, value, 'GIVE TAKE'),
        commandField('point-rate', t.rate, rate, 'RULE'),
        commandField('point-share', t.share, share, 'RULE'),
      ]}
    </div>
    <p class="row"><button class="primary">${t.run}</button><span id="point-done" class="hint" role="status"></span></p>
  </form>`
}
