import type { Language } from '../../../../core/localized-text'
import { sandboxPage } from '../../../../core/sandbox-page/page'
import { html, type Html } from '../../../../../pages/markup'
import { texts } from '../texts'

/** Outcomes that the provider's page offers. Each refusal has a different reason. */
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

/** Returns the provider's page with the masked name and the outcomes. It has no scripts. */
export const certifyPage = (lang: Language, name: string): string =>
  sandboxPage(
    lang,
    texts,
    html`<div class="card">
        <h2 class="state">${texts.translate(lang, 'look', { name })}</h2>
        <p class="text">${texts.translate(lang, 'lookText')}</p>
      </div>
      <form method="post">${CHOICES.map((choice) => button(lang, choice))}</form>`,
  )

/**
 * Returns the provider's page without outcomes. Shown for a wrong, expired or used key, or if the person is unknown.
 */
export const nothingPage = (lang: Language): string =>
  sandboxPage(
    lang,
    texts,
    html`<div class="card">
      <h2 class="state">${texts.translate(lang, 'nothing')}</h2>
      <p class="text">${texts.translate(lang, 'nothingText')}</p>
    </div>`,
  )
