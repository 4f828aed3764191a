import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { scanForm } from '../../../core/sandbox-page/scan/scan-form'
import { browserScript, DECODER, inlineScript, SCAN_STYLE } from '../../../core/sandbox-page/scan/script'
import { toolPage } from '../../../core/sandbox-page/tool-page'
import { GATE_TEXTS } from './page-texts'

const FOLDER = join(__dirname, 'page')
const STYLE = new Html(readFileSync(join(FOLDER, 'gate.css'), 'utf8'))

const WORKERS = { worker: join(FOLDER, 'worker.ts'), decoder: DECODER }

/** Returns a worker script of the gate's page. */
export const gateScript = (name: keyof typeof WORKERS): string => browserScript(WORKERS[name])

/** Returns the gate's page; `nonce` allows its script. */
export const gatePage = (lang: Language, nonce: string): string => {
  const t = GATE_TEXTS[lang]
  const body = html`<main>
    <h1>${t.title}</h1>
    <p class="hint">${t.hint}</p>
    <section id="setup" hidden>
      <label>${t.session}<select id="session"></select></label>
      <label>${t.gate}<select id="gate"></select></label>
      <p id="failed" class="failed" role="alert"></p>
      <button id="download" type="button" class="main">${t.download}</button>
    </section>
    <section id="work" hidden>
      <div class="bar">
        <span id="where"></span><span id="inside" role="status"></span><span id="net" role="status"></span
        ><span id="waiting"></span>
        <button id="refresh" type="button" class="quiet">${t.refresh}</button>
        <button id="change" type="button" class="quiet">${t.change}</button>
        <span id="age"></span>
        <button id="direction" type="button" aria-pressed="false" hidden>${t.leaving}</button>
        <p id="failed-update" class="failed" role="alert"></p>
        <p id="unsaved" class="failed" role="alert" hidden>${t.unsaved}</p>
      </div>
      <div>
        <div id="verdict" role="alert"><p class="idle-word">${t.ready}</p></div>
      </div>
      <div>${scanForm(t)}</div>
      <details id="crew" hidden>
        <summary>${t.crew}</summary>
        <div id="crew-zones"></div>
      </details>
    </section>
    <dialog id="undo" aria-labelledby="undo-title">
      <h2 id="undo-title">${t.undoTitle}</h2>
      <div id="undo-reasons"></div>
      <button id="undo-cancel" type="button" class="quiet">${t.cancel}</button>
    </dialog>
  </main>`
  return toolPage({
    lang,
    texts: t,
    styles: [SCAN_STYLE, STYLE],
    body,
    script: inlineScript(join(FOLDER, 'main.ts')),
    nonce,
  })
}
