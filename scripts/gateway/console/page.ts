import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Html, html } from '../cashier/escape'
import type { Language } from '../db/words'
import en from '../texts/en-US.json'
import zh from '../texts/zh-CN.json'
import mo from '../texts/zh-MO.json'

const TEXTS = { 'zh-CN': zh.console, 'zh-MO': mo.console, 'en-US': en.console }

/** A file of the page, put into it whole: the console is one document. */
const asset = (name: string): Html => new Html(readFileSync(join(__dirname, 'assets', name), 'utf8'))
const STYLE = asset('console.css')
const SCRIPT = asset('console.js')

const section = (id: string, title: string, body: Html): Html =>
  html`<section aria-labelledby="${id}-title" class="${id}">
    <h2 id="${id}-title">${title}</h2>
    ${body}
  </section>`

const button = (action: string, text: string, look = ''): Html =>
  html`<button type="button" data-action="${action}" class="${look}">${text}</button>`

/** The console's page; `nonce` lets its one script run. */
export const consolePage = (lang: Language, nonce: string): string => {
  const t = TEXTS[lang]
  const clock = html`<p class="now"><time id="now"></time><span id="offset"></span></p>
    <div class="row">
      ${[button('minutes', t.minutes), button('hour', t.hour), button('day', t.day), button('real', t.real, 'quiet')]}
    </div>
    <form id="set" class="row">
      <label>${t.setTo} <input type="datetime-local" id="moment" required /></label><button>${t.set}</button>
    </form>`
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
  // Within a script element "<" could end it.
  const texts = new Html(JSON.stringify(t).replace(/</g, '\\u003c'))
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${t.title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <header>
          <h1>${t.title}</h1>
          <p>${t.hint}</p>
          ${button('reset', t.reset, 'quiet')}
        </header>
        <main>
          ${[
            section('clock', t.clock, clock),
            section('codes', t.codes, html`<ul id="codes"></ul>`),
            section('orders', t.orders, html`<ul id="orders"></ul>`),
            section('traffic', t.requests, requests),
          ]}
        </main>
        <script type="application/json" id="texts">
          ${texts}
        </script>
        <script nonce="${nonce}">
          ${SCRIPT}
        </script>
      </body>
    </html>`.text
}
