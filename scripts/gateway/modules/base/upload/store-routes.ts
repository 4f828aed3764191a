import { refuseBadText } from '../../../core/inputs'
import type { Routes } from '../../../core/provider'
import { TaskQueue } from '../../../core/task-queue'
import { refuseForeignOrigin } from '../../../core/tools'
import { readForm } from './multipart'
import { MAX_BYTES, PROVIDERS } from './providers'
import { StoreRefusal } from './refusal'
import { provenUpload, STORE_PATH, storeFile } from './service'

/** Maximum number of files processed in parallel, because each may need 10 MB and a decoded picture in memory. */
const PLACES = 2
const MAX_WAITING = 16

/**
 * Registers routes for the sandbox's object stores. Each kind has one address and the form fields of the real store.
 */
export const storeRoutes: Routes = (app, gateway) => {
  const queue = new TaskQueue(PLACES, MAX_WAITING)
  const busy = () => new StoreRefusal('SlowDown', 503)

  void app.register(async (store) => {
    // Rejects other origins, because another site could submit a form here even if it cannot read the response.
    store.addHook('onRequest', refuseForeignOrigin)
    // The route parses the form itself, so that a file without permission is never read into memory.
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
