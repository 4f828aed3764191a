import type { FastifyReply } from 'fastify'
import type { Language } from '../../../../core/localized-text'
import { sandboxPage, sendPage } from '../../../../core/sandbox-page/page'
import { html, Html } from '../../../../../pages/markup'
import channels from '../data/channels.json'
import { texts } from '../texts'
import { PEOPLE, type PagedProvider, type PersonName } from './people'

const STYLE = new Html(`
button small{display:block;font-weight:400;color:var(--ink-2);overflow-wrap:anywhere}
label{display:grid;gap:4px;color:var(--ink-2);font-size:13px}
select,input{font:inherit;font-size:16px;min-height:48px;border:1px solid var(--line);border-radius:8px;padding:8px 12px;background:var(--surface);color:var(--ink)}
`)

const heading = { GOOGLE: 'google', APPLE: 'apple', BANK: 'bank', PARTNER: 'partner' } as const

const button = (lang: Language, person: PersonName): Html => {
  const note = `${person}Note` as const
  const hint = texts.has(note) ? texts.translate(lang, note as 'newNote') : ''
  return html`<button name="person" value="${person}">
    ${texts.translate(lang, person)}${hint ? html`<small>${hint}</small>` : html``}
  </button>`
}

const field = (lang: Language): Html =>
  html`<label
      >${texts.translate(lang, 'channel')}<select name="channel">
        ${channels.map(({ code, name }) => html`<option value="${code}">${name[lang]}</option>`)}
      </select></label
    ><label
      >${texts.translate(lang, 'wanted')}<input name="redirect" value="/content/S1001" maxlength="500" /><span
        >${texts.translate(lang, 'wantedNote')}</span
      ></label
    >`

/** Returns a provider's page: a form that lists simulated people to log in as. It has no scripts. */
export const peoplePage = (lang: Language, provider: PagedProvider, action: string): string =>
  sandboxPage(
    lang,
    texts,
    html`<div class="card"><p class="text">${texts.translate(lang, heading[provider])}</p></div>
      <form method="post" action="${action}">
        ${provider === 'PARTNER' ? field(lang) : html``}${PEOPLE[provider].map((person) => button(lang, person))}
      </form>`,
    STYLE,
  )

/** Returns the page for an address that no login of the shop has created. */
export const unknownPage = (lang: Language): string =>
  sandboxPage(
    lang,
    texts,
    html`<div class="card">
      <h2 class="state">${texts.translate(lang, 'unknown')}</h2>
      <p class="text">${texts.translate(lang, 'unknownText')}</p>
    </div>`,
  )

/** Sends the page of a popup window. It posts a credential to the window that opened it, but only on this origin. */
export const sendHandOver = (reply: FastifyReply, lang: Language, origin: string, answer: object) => {
  // Escapes "<", which could end the script element.
  const message = new Html(JSON.stringify({ origin, answer }).replace(/</g, '\\u003c'))
  const body = sandboxPage(
    lang,
    texts,
    html`<div class="card"><p class="text">${texts.translate(lang, 'closing')}</p></div>
      <script type="application/json" id="answer">
        ${message}
      </script>
      <script src="/sandbox/login/hand-over.js"></script>`,
  )
  return sendPage(reply, 200, body, [], "'self'")
}
