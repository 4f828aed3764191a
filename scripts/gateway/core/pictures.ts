import { existsSync } from 'node:fs'
import { join } from 'node:path'
import send from '@fastify/send'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { PICTURE_WIDTHS, type PictureWidth } from '../../../src/domain/picture'
import { isMedia, mediaVersion } from './media/files'
import { formatFor, ResizedPictures } from './media/resized'
import type { App } from './provider'
import { openFolder } from './static-folder'
import { pathOf } from './web'

const ROOT = join(__dirname, '../media')
/** Shared by all gateways of this process, because they serve the same pictures. */
const resized = new ResizedPictures()

/** Rejects other widths, because each width costs a resize and an entry in the cache. */
const query = Type.Object({
  w: Type.Optional(Type.Enum(PICTURE_WIDTHS.map(String))),
  v: Type.Optional(Type.String({ maxLength: 16 })),
})

const DAY = 'public, max-age=86400'
const FOREVER = 'public, max-age=31536000, immutable'
const isFilm = (path: string): boolean => path.endsWith('.mp4')
const isDrawing = (path: string): boolean => path.endsWith('.svg')

/** Sends a video, or its requested range: 206, or 416 for an invalid range. */
const sendFilm = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
  const { statusCode, headers, stream } = await send(request.raw, path.slice('/media'.length), {
    root: ROOT,
    cacheControl: false,
  })
  return reply.code(statusCode).headers(headers).send(stream)
}

/**
 * Serves posters, banners, avatars and logos below /media. The parameter `w` is the width in pixels. The response is
 * AVIF or WebP if the client accepts it. SVG drawings and videos are not resized. Responses are cached forever if the
 * address contains the picture's version (`v`), otherwise for a day.
 */
export const servePictures = async (app: App): Promise<void> => {
  if (!existsSync(ROOT)) return
  const folder = await openFolder(ROOT)
  const sendResized = async (path: string, width: PictureWidth, request: FastifyRequest, reply: FastifyReply) => {
    const { body, type, etag } = await resized.get(path, width, formatFor(path, request.headers.accept))
    reply.header('etag', etag).header('vary', 'accept')
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(body)
  }
  app.get('/media/*', { config: { open: true }, schema: { querystring: query } }, async (request, reply) => {
    const path = pathOf(request)
    if (!isMedia(path)) return reply.callNotFound()
    const { w, v } = request.query
    const cacheControl = v === mediaVersion(path) ? FOREVER : DAY
    if (isFilm(path)) return sendFilm(path, request, reply.header('cache-control', cacheControl))
    if (w === undefined || isDrawing(path))
      return folder.send(path.slice('/media'.length), request, reply, cacheControl)
    reply.header('cache-control', cacheControl)
    return sendResized(path, Number(w) as PictureWidth, request, reply)
  })
}
