import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { STYLE } from '../../../core/sandbox-page/style'
import { toolPage } from '../../../core/sandbox-page/tool-page'
import en from './texts/page/en-US.json'
import zh from './texts/page/zh-CN.json'
import mo from './texts/page/zh-MO.json'

const TEXTS = { 'zh-CN': zh, 'zh-MO': mo, 'en-US': en }
const SCRIPT = new Html(readFileSync(join(__dirname, 'assets/company.js'), 'utf8'))
const OWN_STYLE = new Html('[hidden]{display:none}.failed{color:var(--notice)}')

/** Returns the page on which a company confirms its applicants. `nonce` allows its script. */
export const companyPage = (lang: Language, nonce: string): string => {
  const t = TEXTS[lang]
  const body = html`<main>
    <h1 id="company">${t.title}</h1>
    <p class="hint">${t.hint}</p>
    <p id="state" role="status">${t.loading}</p>
    <div id="permits"></div>
    <button id="more" type="button" class="quiet" hidden>${t.more}</button>
  </main>`
  return toolPage({ lang, texts: t, styles: [STYLE, OWN_STYLE], body, script: SCRIPT, nonce })
}
