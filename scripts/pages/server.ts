import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { MANIFEST, SHELL, type Site, type SiteAnswer } from './site'

const send = (request: IncomingMessage, response: ServerResponse, { status, headers, body }: SiteAnswer): void => {
  const known = status === 200 && headers.etag !== undefined && request.headers['if-none-match'] === headers.etag
  response.writeHead(known ? 304 : status, headers)
  response.end(known || request.method === 'HEAD' ? undefined : body)
}

const plain = (status: number, body: string, headers: Record<string, string> = {}): SiteAnswer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  body,
})

/**
 * Serves pages, the page of the build, `sitemap.xml`, `robots.txt` and the web app manifest. The server of a static
 * host forwards requests to it, and serves the files of the build itself. Accepts only GET and HEAD.
 * @param origin origin of the storefront in the visitor's browser
 * @param failed called with the error of a failed response
 */
export const createPageServer = (site: Site, origin: string, failed: (error: unknown) => void): Server => {
  const answer = ({ url = '/', headers }: IncomingMessage): Promise<SiteAnswer> => {
    const path = url.split('?')[0]
    if (path === '/robots.txt') return site.robots(origin)
    if (path === '/sitemap.xml') return site.sitemap(origin)
    if (path === SHELL) return site.shell(origin)
    if (path === MANIFEST) return site.manifest(origin, headers['accept-language'])
    return site.page({ origin, address: url, acceptLanguage: headers['accept-language'] })
  }
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(request, response, plain(405, 'Method not allowed\n', { allow: 'GET, HEAD' }))
    answer(request).then(
      (given) => send(request, response, given),
      (error: unknown) => {
        failed(error)
        // On this status, the static host serves the page of the build instead.
        send(request, response, plain(503, 'The gateway did not answer\n', { 'retry-after': '5' }))
      },
    )
    return undefined
  })
}
