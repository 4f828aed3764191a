import { createHash } from 'node:crypto'
import { COMMON_HEADERS, pageHeaders, REVALIDATE, STRICT_TRANSPORT } from './headers/headers'
import type { HeaderSettings } from './headers/settings'
import { createPages, type PagesDeps, type PageQuestion } from './pages'
import { robots } from './robots'
import { sitemap } from './sitemap'

/** An answer as every server can send it. */
export interface SiteAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

export interface SiteDeps extends PagesDeps {
  settings: HeaderSettings
}

/** Headers of everything at an origin; those of TLS only where it is TLS. */
export const originHeaders = (origin: string): Readonly<Record<string, string>> => ({
  ...COMMON_HEADERS,
  ...(origin.startsWith('https:') ? STRICT_TRANSPORT : {}),
})

/** Weak: the same page may be packed on its way. */
const etagOf = (body: string): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Pages, `sitemap.xml` and `robots.txt` of a built storefront, for any server to mount. */
export const createSite = (deps: SiteDeps) => {
  const pages = createPages(deps)
  const ofPages = pageHeaders(deps.template, deps.settings)

  const page = async (question: PageQuestion): Promise<SiteAnswer> => {
    const { status, html, language } = await pages(question)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': REVALIDATE,
      vary: 'accept-language',
      etag: etagOf(html),
      ...originHeaders(question.origin),
      ...ofPages,
    }
    return { status, headers, body: html }
  }

  const file = async (type: string, origin: string, body: string): Promise<SiteAnswer> => ({
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'public, max-age=3600', ...originHeaders(origin) },
    body,
  })

  return {
    page,
    robots: (origin: string) => file('text/plain; charset=utf-8', origin, robots(origin)),
    sitemap: async (origin: string) =>
      file('application/xml; charset=utf-8', origin, await sitemap(deps.reads.read, origin, deps.now())),
  }
}

export type Site = ReturnType<typeof createSite>
