import { type Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { WINDOW_COMMANDS } from '../../trade/layout/window-service'
import { commandField } from './command-field'
import { CONSOLE_TEXTS } from './page-texts'

/** Returns the form that moves the window of a topic (assets/topics.js). */
export const topicForm = (lang: Language): Html => {
  const t = CONSOLE_TEXTS[lang].topics
  const all = WINDOW_COMMANDS.join(' ')
  const actions = html`<select id="topics-action">
    ${WINDOW_COMMANDS.map((action) => html`<option value="${action}">${t.actions[action]}</option>`)}
  </select>`
  const topic = html`<input id="topics-topic" value="drama-nights" maxlength="64" autocomplete="off" required />`
  const minutes = html`<input type="number" id="topics-minutes" min="0" max="100000" value="5" required />`
  return html`<form id="topics-form">
    <div class="fields">
      ${[
        commandField('topics-action', t.action, actions, all),
        commandField('topics-topic', t.topic, topic, all),
        commandField('topics-minutes', t.minutes, minutes, 'OPEN_IN CLOSE_IN'),
      ]}
    </div>
    <p class="row">
      <button class="primary">${t.run}</button><span id="topics-done" class="hint" role="status"></span>
    </p>
  </form>`
}
