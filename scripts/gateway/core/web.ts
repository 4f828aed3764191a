import type { FastifyRequest } from 'fastify'
import type { App } from './provider'
import { openFolder } from './static-folder'

/** A name with a hash in it never changes its contents. */
const HASHED = /[.-][0-9a-f]{8,}\.(?:js|css|woff2|webp|png|svg)$/
const FOREVER = 'public, max-age=31536000, immutable'

/** The path of a request, decoded; empty when it cannot be. */
export const pathOf = (request: FastifyRequest): string => {
  try {
    return decodeURIComponent(request.url.split('?')[0])
  } catch {
    return ''
  }
}

/** Serves the built storefront below `root`; an address that is no file and wants HTML gets `index.html` (history routes). */
export const serveWeb = async (app: App, root: string): Promise<void> => {
  const folder = await openFolder(root)
  app.get('/*', { config: { open: true } }, async (request, reply) => {
    const path = pathOf(request)
    if (folder.has(path)) return folder.send(path, request, reply, HASHED.test(path) ? FOREVER : 'no-cache')
    const wantsPage = (request.headers.accept ?? '').includes('text/html')
    return wantsPage && folder.has('/index.html')
      ? folder.send('/index.html', request, reply, 'no-cache')
      : reply.callNotFound()
  })
}
