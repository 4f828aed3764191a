import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type Encoding, packed } from './compression'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const PACKABLE = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest'])

interface File {
  body: Buffer
  encoding: Encoding | null
  etag: string
}

/** A folder whose list of files is fixed when it is opened. Other files cannot be requested. */
export interface StaticFolder {
  has(url: string): boolean
  /** Sends a file in an encoding that the client accepts, or 304 if it is unchanged. */
  send(url: string, request: FastifyRequest, reply: FastifyReply, cacheControl: string): Promise<FastifyReply>
}

const filesBelow = async (root: string): Promise<Map<string, string>> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.map((path) => [`/${relative(root, path).split(sep).join('/')}`, path]))
}

/**
 * Opens a folder. Reads each file once, and compresses it once for each encoding that has no precompressed file beside
 * it (`.br`, `.gz`).
 */
export const openFolder = async (root: string): Promise<StaticFolder> => {
  const files = await filesBelow(root)
  const cache = new Map<string, Promise<File>>()

  const load = async (url: string, accepted: Encoding | null): Promise<File> => {
    const encoding = PACKABLE.has(extname(url)) ? accepted : null
    const sibling = encoding && files.get(`${url}.${encoding === 'br' ? 'br' : 'gz'}`)
    const plain = await readFile(sibling ?? (files.get(url) as string))
    const body = encoding && !sibling ? await packed(plain, encoding, 9) : plain
    return { body, encoding, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
  }
  const read = (url: string, encoding: Encoding | null): Promise<File> => {
    const key = `${encoding} ${url}`
    const file = cache.get(key) ?? load(url, encoding)
    cache.set(key, file)
    return file
  }

  return {
    has: (url) => files.has(url),
    send: async (url, request, reply, cacheControl) => {
      const { body, encoding, etag } = await read(url, acceptedEncoding(request.headers['accept-encoding']))
      reply.header('cache-control', cacheControl).header('etag', etag).header('vary', 'accept-encoding')
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      if (encoding) reply.header('content-encoding', encoding)
      return reply.type(TYPES[extname(url)] ?? 'application/octet-stream').send(body)
    },
  }
}
