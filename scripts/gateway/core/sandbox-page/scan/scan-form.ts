import { html, type Html } from '../../../../pages/markup'

/** Returns the form of a scan page, its camera and its recent scans (`readScans` in input.ts). */
export const scanForm = (t: { input: string; check: string; camera: string; recent: string }): Html =>
  html`<form id="form">
      <label>${t.input}<input id="text" autocomplete="off" autocapitalize="off" spellcheck="false" autofocus /></label>
      <button class="main">${t.check}</button>
    </form>
    <p><button id="camera" type="button">${t.camera}</button></p>
    <p id="camera-failed" class="failed" role="alert"></p>
    <video id="video" muted playsinline hidden></video>
    <h2>${t.recent}</h2>
    <ul id="recent"></ul>`
