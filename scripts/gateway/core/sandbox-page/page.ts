import type { FastifyReply } from 'fastify'
import type { Language } from '../localized-text'
import type { App } from '../provider'
import type { Texts } from '../texts'
import { html, type Html } from '../../../pages/markup'
import { STYLE } from './style'

/** The texts of a module with a sandbox page. */
type PageTexts = Texts<'title' | 'sandbox'>

/**
 * Returns the HTML of a sandbox page: its title, a note that nothing is real, and the body. `more` is added to the
 * styles.
 */
export const sandboxPage = (lang: Language, texts: PageTexts, body: Html, more = html``): string =>
  html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/media/shop/logo.svg" />
        <title>${texts.translate(lang, 'title')}</title>
        <style>
          ${STYLE}${more}
        </style>
      </head>
      <body>
        <main>
          <h1>${texts.translate(lang, 'title')}</h1>
          <p class="sandbox">${texts.translate(lang, 'sandbox')}</p>
          ${body}
        </main>
      </body>
    </html>`.text

/**
 * Sends a page, by default without scripts. Browsers apply `form-action` to the redirect after a form, so the return
 * links must be listed. The page sends its own origin as the referrer, because forms of a page without a referrer have
 * the origin "null".
 * @param returnLinks absolute addresses to which the page's forms may redirect; empty links are ignored
 * @param scripts allowed sources of scripts
 */
export const sendPage = (
  reply: FastifyReply,
  status: number,
  body: string,
  returnLinks: readonly string[] = [],
  scripts = "'none'",
) => {
  const origins = returnLinks.filter(Boolean).map((address) => new URL(address).origin)
  const targets = [...new Set(["'self'", ...origins])].join(' ')
  return reply
    .code(status)
    .header(
      'content-security-policy',
      `default-src 'none'; script-src ${scripts}; style-src 'unsafe-inline'; img-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(body)
}

/** Makes the routes of this scope accept form bodies. */
export const acceptForms = (scope: App): void => {
  const limits = { parseAs: 'string', bodyLimit: 16 * 1024 } as const
  scope.addContentTypeParser('application/x-www-form-urlencoded', limits, (_request, body, done) => done(null, body))
}

/** Returns the fields of a form. Other bodies have no fields. */
export const formOf = (body: unknown): URLSearchParams => new URLSearchParams(typeof body === 'string' ? body : '')
