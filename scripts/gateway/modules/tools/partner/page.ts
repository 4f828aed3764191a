import { fen, formatFen } from '../../../../../src/domain/money'
import type { Language } from '../../../core/localized-text'
import { html, type Html } from '../../../../pages/markup'
import { sandboxPage } from '../../../core/sandbox-page/page'
import { texts } from './texts'
import type { SeatOffer, TierOffers } from './offers'
import { PARTNER_STYLE } from './style'

const page = (lang: Language, body: Html): string => sandboxPage(lang, texts, body, PARTNER_STYLE)

const backLink = (lang: Language, address: string): Html =>
  address === ''
    ? html`<p class="hint">${texts.translate(lang, 'goBack')}</p>`
    : html`<div class="links"><a class="button quiet" href="${address}">${texts.translate(lang, 'leave')}</a></div>`

export interface PickPage {
  show: string
  session: string
  /** Address of this page, which contains the number of seats. */
  address: string
  counts: { count: number; address: string }[]
  count: number
  tiers: TierOffers[]
  /** Message about the last selection, or ''. */
  message: string
  /** Return address, or '' if it is missing. */
  returnUrl: string
}

const choice = (lang: Language, { seatIds, names, price }: SeatOffer): Html =>
  html`<label>
    <input type="radio" name="seats" value="${seatIds.join(',')}" required />
    <span class="names"
      >${names.map((name) => html`<span>${name}</span>`)}<b
        >${texts.translate(lang, 'sum', { amount: formatFen(fen(price), lang) })}</b
      ></span
    >
  </label>`

const tierBox = (lang: Language, { name, price, offers }: TierOffers): Html =>
  html`<fieldset class="card">
    <legend>${texts.translate(lang, 'tier', { name, amount: formatFen(fen(price), lang) })}</legend>
    ${offers.length > 0 ? offers.map((offer) => choice(lang, offer)) : html`<p class="hint">${texts.translate(lang, 'full')}</p>`}
  </fieldset>`

/**
 * Returns the HTML of the page to pick seats, with the number of seats and some groups of free seats in each tier. It
 * has no scripts.
 */
export const pickPage = (lang: Language, given: PickPage): string => {
  const { show, session, address, counts, count, tiers, message, returnUrl } = given
  const alert = message ? html`<p class="message" role="alert">${message}</p>` : html``
  return page(
    lang,
    html`<div class="card">
        <p class="show">${show}</p>
        <p class="text">${session}</p>
      </div>
      ${alert}
      <nav class="counts" aria-label="${texts.translate(lang, 'count')}">
        ${counts.map((each) =>
          each.count === count
            ? html`<a class="on" aria-current="true" href="${each.address}">${each.count}</a>`
            : html`<a href="${each.address}">${each.count}</a>`,
        )}
      </nav>
      <form method="post" action="${address}">
        ${tiers.map((tier) => tierBox(lang, tier))}
        <button class="main">${texts.translate(lang, 'take')}</button>
      </form>
      ${backLink(lang, returnUrl)}`,
  )
}

/** Returns the HTML of the page to choose a session. Each session has a link to its page. */
export const sessionPage = (
  lang: Language,
  { show, sessions, returnUrl }: { show: string; sessions: { name: string; address: string }[]; returnUrl: string },
): string =>
  page(
    lang,
    html`<div class="card">
        <p class="show">${show}</p>
        <p class="text">${texts.translate(lang, 'session')}</p>
      </div>
      <div class="links">
        ${sessions.map(({ name, address }) => html`<a class="button" href="${address}">${name}</a>`)}
      </div>
      ${backLink(lang, returnUrl)}`,
  )

/** Returns the HTML of the last page: the seats are held, or there is a reason why no seats can be picked. */
export const endPage = (lang: Language, state: 'held' | 'unknown' | 'closed', message = '', returnUrl = ''): string =>
  page(
    lang,
    html`<div class="card">
        <h2 class="state">${texts.translate(lang, `${state}`)}</h2>
        <p class="text">${message || texts.translate(lang, `${state}Text`)}</p>
      </div>
      ${returnUrl ? backLink(lang, returnUrl) : html``}`,
  )
