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

/** Returns a provider's page: a form with people to choose from, without scripts. */
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

/** Returns the page for an address that does not come from a login of the shop. */
export const unknownPage = (lang: Language): string =>
  sandboxPage(
    lang,
    texts,
    html`<div class="card">
      <h2 class="state">${texts.translate(lang, 'unknown')}</h2>
      <p class="text">${texts.translate(lang, 'unknownText')}</p>
    </div>`,
  )

/** Sends a page for its own window, which passes a credential to its opener, on this origin only. */
export const sendHandOver = (reply: FastifyReply, lang: Language, origin: string, answer: object) => {
  // Within a script element "<" could end it.
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
