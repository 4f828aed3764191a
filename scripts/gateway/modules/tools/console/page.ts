import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { toolPage } from '../../../core/sandbox-page/tool-page'
import { cardForm } from './card-form'
import { cartForm } from './cart-form'
import { comboForm } from './combo-form'
import { couponForm } from './coupon-form'
import { entranceForm } from './entrance-form'
import { faultSection } from './fault-form'
import { goodsForm } from './goods-form'
import { memberForm } from './member-form'
import { parkingForm } from './parking-form'
import { paymentForm } from './payment-form'
import { pointForm } from './point-form'
import { popupForm } from './popup-form'
import { primeForm } from './prime-form'
import { formForm } from './form-form'
import { openShowForm } from './open-show-form'
import { permitForm } from './permit-form'
import { reservationForm } from './reservation-form'
import { topicForm } from './topic-form'
import { voteForm } from './vote-form'
import { CONSOLE_TEXTS } from './page-texts'

/** Returns the contents of a file to inline, because the console is a single document. */
const asset = (name: string): Html => new Html(readFileSync(join(__dirname, 'assets', name), 'utf8'))
const STYLES = ['console.css', 'fault-form.css', 'contract.css'].map(asset)
const SCRIPTS = [
  ...[
    'console.js',
    'review.js',
    'refunds.js',
    'parcels.js',
    'returns.js',
    'parking.js',
    'packets.js',
    'certifications.js',
    'invoices.js',
    'commands.js',
    'reservations.js',
    'open-shows.js',
    'permits.js',
    'entrances.js',
    'votes.js',
    'combos.js',
    'topics.js',
    'forms.js',
    'coupons.js',
    'cards.js',
    'points.js',
    'members.js',
    'popups.js',
    'prime.js',
    'goods.js',
    'cart.js',
    'payments.js',
    'coupon-codes.js',
    'combobox.js',
    'fault-form.js',
    'contract.js',
  ],
].map(asset)

const section = (id: string, title: string, body: Html): Html =>
  html`<section aria-labelledby="${id}-title" class="${id}">
    <h2 id="${id}-title">${title}</h2>
    ${body}
  </section>`

const button = (action: string, text: string, look = ''): Html =>
  html`<button type="button" data-action="${action}" class="${look}">${text}</button>`

/** Sections of the page in order. On a narrow screen, the page has links to its sections. */
const PLACES = [
  'clock',
  'codes',
  'messages',
  'orders',
  'refunds',
  'parcels',
  'returns',
  'parking',
  'reservations',
  'open-shows',
  'permits',
  'entrances',
  'votes',
  'combos',
  'topics',
  'forms',
  'packets',
  'certifications',
  'invoices',
  'coupons',
  'coupon-codes',
  'cards',
  'points',
  'members',
  'popups',
  'prime',
  'goods',
  'cart',
  'pay-products',
  'injection',
  'requests',
  'tracking',
  'contract',
] as const

/** Returns the section for the calls of `/openapi.json`, which assets/contract.js displays. */
const contractSection = (t: (typeof CONSOLE_TEXTS)[Language]['contract']): Html =>
  html`<p class="hint">${t.hint} <a href="/openapi.json">/openapi.json</a></p>
    <p class="row">
      <label for="contract-find">${t.find}</label><input id="contract-find" type="search" autocomplete="off" />
      <span id="contract-count" class="hint" role="status"></span>
    </p>
    <div id="contract"></div>`

/** Returns the console's page; `nonce` allows its script. */
export const consolePage = (lang: Language, nonce: string): string => {
  const t = CONSOLE_TEXTS[lang]
  const names = {
    clock: t.clock,
    codes: t.codes,
    messages: t.messages.title,
    orders: t.orders,
    refunds: t.refunds.title,
    parcels: t.parcels.title,
    returns: t.returns.title,
    parking: t.parking.title,
    reservations: t.reservations.title,
    'open-shows': t.openShows.title,
    permits: t.permits.title,
    entrances: t.entrances.title,
    votes: t.ballots.title,
    combos: t.combos.title,
    topics: t.topics.title,
    forms: t.forms.title,
    packets: t.packets.title,
    certifications: t.certifications.title,
    invoices: t.invoices.title,
    coupons: t.coupons.title,
    'coupon-codes': t.couponCodes.title,
    cards: t.cards.title,
    points: t.points.title,
    members: t.members.title,
    popups: t.popups.title,
    prime: t.prime.title,
    goods: t.goods.title,
    cart: t.cart.title,
    'pay-products': t.payProducts.title,
    injection: t.injection.title,
    requests: t.requests,
    tracking: t.tracking.title,
    contract: t.contract.title,
  }
  const clock = html`<p class="now"><time id="now"></time><span id="offset"></span></p>
    <div class="row">
      ${[button('minutes', t.minutes), button('hour', t.hour), button('day', t.day), button('real', t.real, 'quiet')]}
    </div>
    <form id="set" class="row">
      <label>${t.setTo} <input type="datetime-local" id="moment" required /></label><button>${t.set}</button>
    </form>`
  const couponCodes = html`<form id="coupon-code-form" class="row">
      <label
        >${t.couponCodes.of}
        <select id="coupon-code-of"></select
      ></label>
      <label
        >${t.couponCodes.count} <input type="number" id="coupon-code-count" min="1" max="100" value="5" required
      /></label>
      <button>${t.couponCodes.make}</button>
      <button type="button" id="coupon-code-unlock" class="quiet">${t.couponCodes.unlock}</button>
    </form>
    <ul id="coupon-codes" tabindex="0"></ul>`
  const requests = html`<p class="row">
      <label><input type="checkbox" id="all" /> ${t.showAll}</label><span id="live" role="status"></span>
    </p>
    <div class="scroll" tabindex="0" role="region" aria-label="${t.requests}">
      <table>
        <thead>
          <tr>
            ${[t.time, t.method, t.path, t.status, t.code, t.ms].map((name) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody id="requests"></tbody>
      </table>
    </div>`
  const body = html`<header>
      <h1>${t.title}</h1>
      <p>${t.hint}</p>
      <p><a href="/home-topic?topicId=gallery">${t.gallery}</a></p>
      <p><a href="/sandbox/partner">${t.partner}</a></p>
      ${button('reset', t.reset, 'quiet')}
      <nav>${PLACES.map((id) => html`<a href="#${id}-title">${names[id]}</a>`)}</nav>
    </header>
    <main>
      <div class="column">
        ${[
          section('clock', t.clock, clock),
          section('codes', t.codes, html`<ul id="codes" tabindex="0"></ul>`),
          section(
            'messages',
            t.messages.title,
            html`<p class="row">${button('returns', t.messages.returns)}</p>
              <ul id="messages" tabindex="0"></ul>`,
          ),
          section('orders', t.orders, html`<ul id="orders" tabindex="0"></ul>`),
          section('refunds', t.refunds.title, html`<ul id="refunds" tabindex="0"></ul>`),
          section('parcels', t.parcels.title, html`<ul id="parcels" tabindex="0"></ul>`),
          section('returns', t.returns.title, html`<ul id="returns" tabindex="0"></ul>`),
          section('parking', t.parking.title, parkingForm(lang)),
          section('reservations', t.reservations.title, reservationForm(lang)),
          section('open-shows', t.openShows.title, openShowForm(lang)),
          section('permits', t.permits.title, permitForm(lang)),
          section('entrances', t.entrances.title, entranceForm(lang)),
          section('votes', t.ballots.title, voteForm(lang)),
          section('combos', t.combos.title, comboForm(lang)),
          section('topics', t.topics.title, topicForm(lang)),
          section('forms', t.forms.title, formForm(lang)),
          section('packets', t.packets.title, html`<ul id="packets" tabindex="0"></ul>`),
          section('certifications', t.certifications.title, html`<ul id="certifications" tabindex="0"></ul>`),
          section('invoices', t.invoices.title, html`<ul id="invoices" tabindex="0"></ul>`),
          section('coupons', t.coupons.title, couponForm(lang)),
          section('coupon-codes', t.couponCodes.title, couponCodes),
          section('cards', t.cards.title, cardForm(lang)),
          section('points', t.points.title, pointForm(lang)),
          section('members', t.members.title, memberForm(lang)),
          section('popups', t.popups.title, popupForm(lang)),
          section('prime', t.prime.title, primeForm(lang)),
          section('goods', t.goods.title, goodsForm(lang)),
          section('cart', t.cart.title, cartForm(lang)),
          section('pay-products', t.payProducts.title, paymentForm(lang)),
        ]}
      </div>
      <div class="column">
        ${[
          section('injection', t.injection.title, faultSection(lang)),
          section('requests', t.requests, requests),
          section(
            'tracking',
            t.tracking.title,
            html`<p id="tracking-drops" class="hint"></p>
              <ul id="tracking" tabindex="0"></ul>`,
          ),
        ]}
      </div>
      ${section('contract', t.contract.title, contractSection(t.contract))}
    </main>`
  return toolPage({ lang, texts: t, styles: STYLES, body, script: SCRIPTS, nonce })
}
