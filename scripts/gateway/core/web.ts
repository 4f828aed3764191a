import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { builtFiles } from '../../pages/built-files'
import { FOREVER, HASHED_FILE, REVALIDATE } from '../../pages/headers/headers'
import type { HeaderSettings } from '../../pages/headers/settings'
import type * as PagesModule from '../../pages/pages'
import type * as ReadsModule from '../../pages/reads'
import { createSite, MANIFEST, originHeaders, SHELL, type Site, type SiteAnswer } from '../../pages/site'
import type { Clock } from './clock'
import type { Faults } from './faults/registry'
import { ownReads } from './own-reads'
import type { App } from './provider'
import { openFolder } from './static-folder'

/** Returns the decoded path of a request; empty if it cannot be decoded. */
export const pathOf = (request: FastifyRequest): string => {
  try {
    return decodeURIComponent(request.url.split('?')[0])
  } catch {
    return ''
  }
}

const send = (request: FastifyRequest, reply: FastifyReply, { status, headers, body }: SiteAnswer) => {
  reply.headers(headers)
  if (status === 200 && headers.etag && request.headers['if-none-match'] === headers.etag) return reply.code(304).send()
  return reply.code(status).send(body)
}

/**
 * Timeout of rendering a page, in ms. The gateway responds to its own calls within this time, even on a busy machine.
 */
const PATIENCE = 10_000

const load = createRequire(__filename)

interface WebOptions {
  /** Folder of the built storefront. */
  root: string
  clock: Clock
  settings: HeaderSettings
  faults: Faults | null
}

/**
 * Serves the files of the built storefront. Every other address that accepts HTML gets a page, which is rendered from
 * the gateway's own responses (scripts/pages). Addresses of screens get a page even without an `Accept` header.
 */
export const serveWeb = async (app: App, { root, clock, settings, faults }: WebOptions): Promise<void> => {
  const folder = await openFolder(root)
  // Loaded only if there are pages, because these modules include the catalogue of calls.
  const { isScreen } = load('../../pages/pages') as typeof PagesModule
  const { createReads } = load('../../pages/reads') as typeof ReadsModule
  const now = () => clock.now()
  const site: Site | null = folder.has('/index.html')
    ? createSite({
        template: await readFile(join(root, 'index.html'), 'utf8'),
        file: builtFiles(root),
        reads: createReads(ownReads(app), now),
        settings,
        now,
        timeout: PATIENCE,
        // Pages contain no responses while a fault is set, because faults apply to calls that the app sends itself.
        withAnswers: () => !faults?.list().length,
        failed: (error) => app.log.warn(error, 'a page is served without contents'),
      })
    : null
  const wantsPage = ({ headers: { accept = '*/*' }, url }: FastifyRequest): boolean =>
    accept.includes('text/html') || (accept.includes('*/*') && isScreen(url))

  if (site) {
    app.get('/robots.txt', { config: { open: true } }, async (request, reply) =>
      send(request, reply, await site.robots(request.ownOrigin)),
    )
    app.get('/sitemap.xml', { config: { open: true } }, async (request, reply) =>
      send(request, reply, await site.sitemap(request.ownOrigin)),
    )
    app.get(SHELL, { config: { open: true } }, async (request, reply) =>
      send(request, reply, await site.shell(request.ownOrigin)),
    )
    app.get(MANIFEST, { config: { open: true } }, async (request, reply) =>
      send(request, reply, await site.manifest(request.ownOrigin, request.headers['accept-language'])),
    )
  }
  app.get('/*', { config: { open: true, page: true } }, async (request, reply) => {
    const path = pathOf(request)
    if (folder.has(path)) {
      reply.headers(originHeaders(request.ownOrigin))
      return folder.send(path, request, reply, HASHED_FILE.test(path) ? FOREVER : REVALIDATE)
    }
    if (!site || !wantsPage(request)) return reply.callNotFound()
    const { ownOrigin: origin, url: address, headers } = request
    return send(request, reply, await site.page({ origin, address, acceptLanguage: headers['accept-language'] }))
  })
}
