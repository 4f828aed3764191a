import { secretKey } from '../../../core/keys'
import { defineModule } from '../../../core/module'
import { pictureRoutes } from './picture-routes'
import { uploadData } from './personal-service'
import { privatePictureRoutes } from './private-routes'
import { uploadRoutes } from './routes'
import { createUploads, type Uploads } from './service'
import { storeRoutes } from './store-routes'

export const definition = defineModule({
  seedAfter: ['user'],
  personal: uploadData,
  setup: async ({ db }) => ({
    uploads: createUploads(Buffer.from(await secretKey(db, 'object_store_key')).toString('base64url')),
  }),
  routes: (app, gateway) => {
    uploadRoutes(app, gateway)
    pictureRoutes(app, gateway)
    privatePictureRoutes(app, gateway)
  },
  sandboxRoutes: storeRoutes,
})

declare module '../../../core/context' {
  interface Gateway {
    uploads: Uploads
  }
}
