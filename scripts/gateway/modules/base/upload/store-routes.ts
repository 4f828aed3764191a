import { refuseBadText } from '../../../core/inputs'
import type { Routes } from '../../../core/provider'
import { TaskQueue } from '../../../core/task-queue'
import { refuseForeignOrigin } from '../../../core/tools'
import { readForm } from './multipart'
import { MAX_BYTES, PROVIDERS } from './providers'
import { StoreRefusal } from './refusal'
import { provenUpload, STORE_PATH, storeFile } from './service'

/** Number of files processed at once: each may need 10 MB and its decoded picture. */
const PLACES = 2
const MAX_WAITING = 16

/** Registers routes for the sandbox's object stores: one address for each kind, with the form of the real ones. */
export const storeRoutes: Routes = (app, gateway) => {
  const queue = new TaskQueue(PLACES, MAX_WAITING)
  const busy = () => new StoreRefusal('SlowDown', 503)

  void app.register(async (store) => {
    // A page of another site could send a form here, although it cannot read the response.
    store.addHook('onRequest', refuseForeignOrigin)
    // The route reads the form itself, so that a file without permission is never stored in memory.
    store.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
    for (const provider of PROVIDERS) {
      const address = `${STORE_PATH}/${provider.toLowerCase()}`
      store.post(address, { config: { open: true } }, async ({ raw, headers, lang }, reply) => {
        try {
          const type = headers['content-type'] ?? ''
          return await readForm(raw, type, MAX_BYTES, async (fields, file) => {
            refuseBadText(lang, Object.fromEntries(fields))
            const upload = await provenUpload(gateway, provider, fields)
            return queue.run(async () => storeFile(gateway, upload, await file()), busy)
          })
        } catch (error) {
          if (!(error instanceof StoreRefusal)) throw error
          if (error.code === 'EntityTooLarge') reply.header('connection', 'close')
          return reply.code(error.status).send({ code: error.code })
        }
      })
    }
  })
}
