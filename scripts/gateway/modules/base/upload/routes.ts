import { Type } from 'typebox'
import type { Routes } from '../../../core/provider'
import { ok, Refusal } from '../../../core/envelope'
import { perMinute } from '../../../core/rate-limit'
import { Id, schema } from '../../../core/schema'
import { allowUpload, UPLOAD_SCENES } from './service'

const query = {
  uploadType: Type.Union([Type.Literal('IMAGE')]),
  merchantId: Type.Optional(Id),
  sceneType: Type.Optional(Type.Union(UPLOAD_SCENES.map((scene) => Type.Literal(scene)))),
}

/** Registers routes that allow a buyer to upload a file to the object store. */
export const uploadRoutes: Routes = (app, gateway) => {
  app.get(
    '/buyer/v1/oss/upload/auth',
    {
      schema: schema({ summary: 'The signature by which the object store takes one file', query }),
      config: perMinute(30, ({ headers }) => String(headers['access-token']).slice(-64)),
    },
    async ({ userId, query: { sceneType }, ownOrigin }) => {
      if (!gateway.sandbox) throw new Refusal('uploadNotSetUp')
      return ok(await allowUpload(gateway, { userId, scene: sceneType ?? 'AVATAR', origin: ownOrigin }))
    },
  )
}
