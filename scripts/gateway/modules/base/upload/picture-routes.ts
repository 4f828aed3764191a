import { Type } from 'typebox'
import { PICTURE_WIDTHS, type PictureWidth } from '../../../../../src/domain/picture'
import { formatFor, ResizedPictures } from '../../../core/media/resized'
import { notFound } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { storedPicture } from './service'

/** Maximum size of the cache of resized avatars, in bytes. */
const CACHE_SIZE = 16 * 1024 * 1024
const FOREVER = 'public, max-age=31536000, immutable'

const params = Type.Object({ name: Type.String({ pattern: '^[A-Za-z0-9]{1,64}\\.webp$' }) })
const query = Type.Object({ w: Type.Optional(Type.Enum(PICTURE_WIDTHS.map(String))) })

/** Registers routes for uploaded pictures. Their names are unpredictable. */
export const pictureRoutes: Routes = (app, { db }) => {
  const read = async (path: string): Promise<Buffer> => {
    const body = await storedPicture(db, path.slice(path.lastIndexOf('/') + 1, -'.webp'.length), ['AVATAR'])
    if (!body) throw notFound()
    return body
  }
  const resized = new ResizedPictures(CACHE_SIZE, undefined, read)

  app.get(
    '/media/uploads/:name',
    { config: { open: true }, schema: { params, querystring: query } },
    async (request, reply) => {
      const path = `/media/uploads/${request.params.name}`
      const { w } = request.query
      // Reads the original first, even if a resized picture is cached, because the account may have been deleted.
      const whole = await read(path)
      if (w === undefined) return reply.type('image/webp').header('cache-control', FOREVER).send(whole)
      const format = formatFor(path, request.headers.accept)
      const { body, type, etag } = await resized.get(path, Number(w) as PictureWidth, format)
      return reply.headers({ 'cache-control': FOREVER, etag, vary: 'accept' }).type(type).send(body)
    },
  )
}
