import { type Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { commandField } from './command-field'
import { CONSOLE_TEXTS } from './page-texts'
import { MOST_STUFFED, VOTE_COMMANDS } from './vote-routes'

/** Returns the form that ends and stuffs votes, and the list of held ballots (assets/votes.js). */
export const voteForm = (lang: Language): Html => {
  const t = CONSOLE_TEXTS[lang].ballots
  const all = VOTE_COMMANDS.join(' ')
  const actions = html`<select id="vote-action">
    ${VOTE_COMMANDS.map((action) => html`<option value="${action}">${t.commands[action]}</option>`)}
  </select>`
  const count = html`<input type="number" id="vote-count" min="1" max="${MOST_STUFFED}" value="5" required />`
  return html`<form id="vote-form">
      <div class="fields">
        ${[
          commandField('vote-action', t.action, actions, all),
          commandField('vote-vote', t.vote, html`<select id="vote-vote"></select>`, all),
          commandField('vote-count', t.count, count, 'STUFF'),
        ]}
      </div>
      <p class="row">
        <button class="primary">${t.run}</button><span id="vote-done" class="hint" role="status"></span>
      </p>
    </form>
    <ul id="ballots" tabindex="0"></ul>`
}
