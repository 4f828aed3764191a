import { join } from 'node:path'
import { html } from '../../../../pages/markup'
import type { Language } from '../../../core/localized-text'
import { scanForm } from '../../../core/sandbox-page/scan/scan-form'
import { inlineScript, SCAN_STYLE } from '../../../core/sandbox-page/scan/script'
import { toolPage } from '../../../core/sandbox-page/tool-page'
import type { countersOf } from './pickup'
import { COUNTER_TEXTS } from './page/texts'

/** Returns the HTML of the counter's page. `nonce` allows its script. @param counters the counters for goods */
export const counterPage = (
  lang: Language,
  nonce: string,
  counters: Awaited<ReturnType<typeof countersOf>>,
): string => {
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
        <p>
          <label
            >${t.pickup}<select id="pickup">
              <option value="">${t.noPickup}</option>
              ${counters.map(
                ({ counter_id: id, name, venue_name: venue }) =>
                  html`<option value="${id}">${venue[lang]} ${name[lang]}</option>`,
              )}
            </select></label
          >
        </p>
        ${scanForm(t)}
      </div>
    </section>
  </main>`
  const script = inlineScript(join(__dirname, 'page/main.ts'))
  return toolPage({ lang, texts: t, styles: SCAN_STYLE, body, script, nonce })
}
