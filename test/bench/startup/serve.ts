import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
}

const gzipped = (folder: string): Map<string, Buffer> => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [`/${path.relative(folder, file)}`, gzipSync(readFileSync(file), { level: 9 })]))
}

const send = (response: ServerResponse, name: string, body: Buffer) =>
  response
    .writeHead(200, {
      'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'content-length': body.length,
      'cache-control': 'no-store',
    })
    .end(body)

/**
 * Serves a folder from memory with gzip, so that the speed of the disk has no effect.
 * @param api address that receives all other requests, including pages, so that pages are measured as delivered. If
 * `api` is absent, pages are `index.html`.
 */
export const serve = async (folder: string, api?: string): Promise<{ url: string; close: () => void }> => {
  const files = gzipped(folder)
  const page = files.get('/index.html') as Buffer
  const server = createServer((request, response) => {
    const { accept = '' } = request.headers
    const name = (request.url ?? '/').split('?')[0]
    const file = files.get(name)
    if (file) return send(response, name, file)
    if (!api) return accept.includes('text/html') ? send(response, 'index.html', page) : response.writeHead(404).end()
    const headers = Object.fromEntries(
      ['accept', 'accept-encoding', 'accept-language', 'content-type', 'access-token'].map((key) => [
        key,
        String(request.headers[key] ?? ''),
      ]),
    )
    return fetch(`${api}${request.url}`, { method: request.method, headers })
      .then(async (answer) => {
        const body = gzipSync(Buffer.from(await answer.arrayBuffer()))
        const type = answer.headers.get('content-type') ?? 'application/json'
        const time = answer.headers.get('server-time')
        const policy = answer.headers.get('content-security-policy')
        const link = answer.headers.get('link')
        response
          .writeHead(answer.status, {
            'content-type': type,
            'content-encoding': 'gzip',
            'cache-control': 'no-store',
            ...(time && { 'server-time': time }),
            ...(policy && { 'content-security-policy': policy }),
            ...(link && { link }),
          })
          .end(body)
      })
      .catch(() => response.writeHead(502).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}
