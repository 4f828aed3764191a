import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from './provider'
import { openFolder } from './static-folder'
import { pathOf } from './web'

const ROOT = join(__dirname, '../media')
const PICTURE = /\.(webp|svg|png)$/

/** Posters, banners, avatars and marks below /media. Names carry no hash, so they are cached for a day. */
export const servePictures = async (app: App): Promise<void> => {
  if (!existsSync(ROOT)) return
  const folder = await openFolder(ROOT)
  app.get('/media/*', { config: { open: true } }, async (request, reply) => {
    const path = pathOf(request).slice('/media'.length)
    return PICTURE.test(path) && folder.has(path)
      ? folder.send(path, request, reply, 'public, max-age=86400')
      : reply.callNotFound()
  })
}
