import { createHash } from 'node:crypto'
import { cleanAddress } from '../../src/router/clean-address'
import { COMMON_HEADERS, pageHeaders, REVALIDATE, STRICT_TRANSPORT } from './headers/headers'
import type { HeaderSettings } from './headers/settings'
import { createPages, type PagesDeps, type PageQuestion } from './pages'
import { robots } from './robots'
import { sitemap } from './sitemap'

/** Address of the page of the build, which the service worker requests (config/h5/worker-plugin.ts). */
export const SHELL = '/index.html'
/** Address of the manifest in src/index.html. */
export const MANIFEST = '/manifest.webmanifest'

/** A response in a form that any HTTP server can send. */
export interface SiteAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

export interface SiteDeps extends PagesDeps {
  settings: HeaderSettings
}

/** Returns the headers for an origin. Those about TLS are included only for https. */
export const originHeaders = (origin: string): Readonly<Record<string, string>> => ({
  ...COMMON_HEADERS,
  ...(origin.startsWith('https:') ? STRICT_TRANSPORT : {}),
})

/** Returns a weak ETag, because a proxy may compress the page. */
const etagOf = (body: string): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Creates the pages, `sitemap.xml` and `robots.txt` of a built storefront. Any HTTP server can use it. */
export const createSite = (deps: SiteDeps) => {
  const pages = createPages(deps)

  const page = async (question: PageQuestion): Promise<SiteAnswer> => {
    const location = cleanAddress(question.address)
    if (location !== null) {
      const headers = { location, 'cache-control': REVALIDATE, ...originHeaders(question.origin) }
      return { status: 301, headers, body: '' }
    }
    const { status, html, language, sources } = await pages.page(question)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': REVALIDATE,
      vary: 'accept-language',
      etag: etagOf(html),
      ...originHeaders(question.origin),
      ...pageHeaders(deps.template, deps.settings, sources),
    }
    return { status, headers, body: html }
  }

  const file = async (type: string, origin: string, body: string): Promise<SiteAnswer> => ({
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'public, max-age=3600', ...originHeaders(origin) },
    body,
  })

  /** Returns the page of the build, which the service worker stores as the app shell. */
  const shell = (origin: string): Promise<SiteAnswer> =>
    Promise.resolve({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': REVALIDATE,
        etag: etagOf(deps.template),
        ...originHeaders(origin),
        ...pageHeaders(deps.template, deps.settings),
      },
      body: deps.template,
    })

  const manifest = async (origin: string, acceptLanguage?: string): Promise<SiteAnswer> => {
    const body = await pages.manifest(acceptLanguage)
    const found = await file('application/manifest+json; charset=utf-8', origin, body ?? '')
    const headers = { ...found.headers, vary: 'accept-language' }
    return body === null
      ? { status: 503, headers: { ...originHeaders(origin), 'retry-after': '5' }, body: '' }
      : { ...found, headers }
  }

  return {
    page,
    shell,
    manifest,
    robots: (origin: string) => file('text/plain; charset=utf-8', origin, robots(origin)),
    sitemap: async (origin: string) =>
      file('application/xml; charset=utf-8', origin, await sitemap(deps.reads.read, origin, deps.now())),
  }
}

export type Site = ReturnType<typeof createSite>
