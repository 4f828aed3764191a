import { type Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { MEMBER_COMMANDS } from '../../trade/membership/sandbox-service'
import { commandField } from './command-field'
import { CONSOLE_TEXTS } from './page-texts'

/** Returns the form of the commands for growth and levels (assets/members.js). */
export const memberForm = (lang: Language): Html => {
  const t = CONSOLE_TEXTS[lang].members
  const actions = html`<select id="member-action">
    ${MEMBER_COMMANDS.map((action) => html`<option value="${action}">${t.actions[action]}</option>`)}
  </select>`
  const account = html`<input id="member-account" value="13800000001" maxlength="120" autocomplete="off" required />`
  const number = (id: string, [min, max, value]: readonly [number, number, number], step = 1): Html =>
    html`<input type="number" id="${id}" min="${min}" max="${max}" value="${value}" step="${step}" required />`
  return html`<form id="member-form">
    <div class="fields">
      ${[
        commandField('member-action', t.action, actions, MEMBER_COMMANDS.join(' ')),
        commandField('member-account', t.account, account, 'GIVE_GROWTH MOVE_REVIEW SET_LEVEL'),
        commandField('member-growth', t.growth, number('member-growth', [1, 1_000_000, 1_000]), 'GIVE_GROWTH'),
        commandField('member-days', t.days, number('member-days', [0, 365, 20]), 'MOVE_REVIEW'),
        commandField('member-level', t.level, number('member-level', [0, 3, 2]), 'SET_LEVEL SET_RATE'),
        commandField('member-rate', t.rate, number('member-rate', [1, 100, 95], 0.01), 'SET_RATE'),
      ]}
    </div>
    <p class="row">
      <button class="primary">${t.run}</button><span id="member-done" class="hint" role="status"></span>
    </p>
  </form>`
}
