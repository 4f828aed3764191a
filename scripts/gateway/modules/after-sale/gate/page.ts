import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { Html, html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { toolPage } from '../../../core/sandbox-page/tool-page'
import { GATE_TEXTS } from './page-texts'

const FOLDER = join(__dirname, 'page')
const STYLE = new Html(readFileSync(join(FOLDER, 'gate.css'), 'utf8'))

const built = new Map<string, string>()

/** Builds a script of the page on first use, with the rules of `src/domain` that the gateway uses, too. */
export const gateScript = (name: 'main' | 'worker' | 'decoder'): string => {
  const known = built.get(name)
  if (known !== undefined) return known
  const { outputFiles } = buildSync({
    entryPoints: [join(FOLDER, `${name}.ts`)],
    alias: { '@': join(__dirname, '../../../../../src') },
    ...{ bundle: true, minify: true, write: false, format: 'iife', target: 'es2022' },
  })
  built.set(name, outputFiles[0].text)
  return outputFiles[0].text
}

const inlineScript = (): Html => new Html(gateScript('main').replace(/<\//g, '<\\/'))

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
        <p id="failed-update" class="failed" role="alert"></p>
        <p id="unsaved" class="failed" role="alert" hidden>${t.unsaved}</p>
      </div>
      <div>
        <div id="verdict" role="alert"><p class="idle-word">${t.ready}</p></div>
      </div>
      <div>
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
    <dialog id="undo" aria-labelledby="undo-title">
      <h2 id="undo-title">${t.undoTitle}</h2>
      <div id="undo-reasons"></div>
      <button id="undo-cancel" type="button" class="quiet">${t.cancel}</button>
    </dialog>
  </main>`
  return toolPage({ lang, texts: t, styles: STYLE, body, script: inlineScript(), nonce })
}
