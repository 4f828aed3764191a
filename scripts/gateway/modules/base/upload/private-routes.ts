import { Type } from 'typebox'
import type { Gateway } from '../../../core/context'
import { notFound, ok } from '../../../core/envelope'
import type { App, Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { openPrivateLink, ownsPicture, PRIVATE_PATH, privateLink } from './private-service'

const params = Type.Object({ token: Type.String({ pattern: '^[\\w.-]{1,400}$' }) })

/** Headers of a private picture. No cache may store it, and no browser may read it as another type. */
const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-type': 'image/webp',
}

/**
 * Registers the routes of private pictures: a link of two minutes for a buyer's own picture, and the picture. The
 * picture needs the token of the link's reader, so that a link that was passed on opens nothing.
 */
export const privatePictureRoutes: Routes = (app: App, gateway: Gateway) => {
  app.get(
    '/buyer/v1/private_pictures/:entryCode',
    { schema: schema({ summary: 'A link of two minutes to an own private picture', params: { entryCode: Id } }) },
    async ({ userId, params: { entryCode } }) => {
      if (!(await ownsPicture(gateway.db, userId, entryCode))) throw notFound()
      return ok(privateLink(gateway, entryCode, userId))
    },
  )

  app.get(`${PRIVATE_PATH}/:token`, { config: { open: true }, schema: { params } }, async (request, reply) => {
    const token = request.headers['access-token']
    // A reader without a valid token gets the same answer as the reader of a wrong link.
    const reader = await gateway.tokens.ownerOf(typeof token === 'string' ? token : undefined).catch(() => null)
    const picture = reader && (await openPrivateLink(gateway, request.params.token, reader.userId))
    if (!picture) throw notFound()
    return reply.headers(HEADERS).send(picture)
  })
}
