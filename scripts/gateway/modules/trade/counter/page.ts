import { join } from 'node:path'
import { html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { inlineScript, SCAN_STYLE } from '../../../core/sandbox-page/scan/script'
import { toolPage } from '../../../core/sandbox-page/tool-page'
import { COUNTER_TEXTS } from './page/texts'

/** Returns the page of a counter; `nonce` allows its script. */
export const counterPage = (lang: Language, nonce: string): string => {
  const t = COUNTER_TEXTS[lang]
  const body = html`<main>
    <h1>${t.title}</h1>
    <p class="hint">${t.hint}</p>
    <section id="work">
      <div>
        <div id="verdict" role="alert"><p class="idle-word">${t.ready}</p></div>
      </div>
      <div>
        <p>
          <label>${t.counter}<input id="counter" maxlength="40" value="${t.counterName}" /></label>
        </p>
        <form id="form">
          <label
            >${t.input}<input id="text" autocomplete="off" autocapitalize="off" spellcheck="false" autofocus
          /></label>
          <button class="main">${t.check}</button>
        </form>
        <p><button id="camera" type="button">${t.camera}</button></p>
        <p id="camera-failed" class="failed" role="alert"></p>
        <video id="video" muted playsinline hidden></video>
        <h2>${t.recent}</h2>
        <ul id="recent"></ul>
      </div>
    </section>
  </main>`
  const script = inlineScript(join(__dirname, 'page/main.ts'))
  return toolPage({ lang, texts: t, styles: SCAN_STYLE, body, script, nonce })
}
