import type { Language } from '../../../../core/localized-text'
import { sandboxPage } from '../../../../core/sandbox-page/page'
import { html, type Html } from '../../../../../pages/markup'
import { texts } from '../texts'

/** What the person at the provider may come to: the outcomes and, of the refused one, its reason. */
export const CHOICES = ['pass', 'pending', 'refuseFace', 'refuseUnclear', 'cancel'] as const
export type Choice = (typeof CHOICES)[number]

const button = (lang: Language, choice: Choice): Html =>
  html`<button
    name="choice"
    value="${choice}"
    class="${choice === 'pass' ? 'main' : choice === 'cancel' ? 'quiet' : ''}"
  >
    ${texts.translate(lang, `choices.${choice}`)}
  </button>`

/** The provider's page: who is looked at, masked, and how it ends. No scripts. */
export const certifyPage = (lang: Language, name: string): string =>
  sandboxPage(
    lang,
    texts,
    html`<div class="card">
        <h2 class="state">${texts.translate(lang, 'look', { name })}</h2>
        <p class="words">${texts.translate(lang, 'lookText')}</p>
      </div>
      <form method="post">${CHOICES.map((choice) => button(lang, choice))}</form>`,
  )

/** There is nothing to decide: a wrong key, an old one, one that was decided, or nobody whose face could be compared. */
export const nothingPage = (lang: Language): string =>
  sandboxPage(
    lang,
    texts,
    html`<div class="card">
      <h2 class="state">${texts.translate(lang, 'nothing')}</h2>
      <p class="words">${texts.translate(lang, 'nothingText')}</p>
    </div>`,
  )
