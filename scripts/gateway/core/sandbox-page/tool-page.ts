import { Html, html } from '../../../pages/markup'
import type { Language } from '../localized-text'

interface ToolPage {
  lang: Language
  /** The page's texts; its script reads them as JSON. */
  texts: { title: string }
  styles: Html | Html[]
  body: Html
  script: Html | Html[]
  /** Nonce of the content security policy that allows the script. */
  nonce: string
}

const BASE = new Html(`
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:15px/1.5 'PingFang SC',-apple-system,'Noto Sans SC','Segoe UI',sans-serif}
`)

/** Returns the HTML of a tool's page with one script, such as the console or the gate. */
export const toolPage = ({ lang, texts, styles, body, script, nonce }: ToolPage): string =>
  html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts.title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${BASE}${styles}
        </style>
      </head>
      <body>
        ${body}
        <script type="application/json" id="texts">
          ${
            // Escapes "<", which could end the script element.
            new Html(JSON.stringify(texts).replace(/</g, '\\u003c'))
          }
        </script>
        <script nonce="${nonce}">
          ${script}
        </script>
      </body>
    </html>`.text
