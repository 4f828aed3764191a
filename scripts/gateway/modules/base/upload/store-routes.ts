import { refuseBadText } from '../../../core/inputs'
import type { Routes } from '../../../core/provider'
import { TaskQueue } from '../../../core/task-queue'
import { refuseForeignOrigin } from '../../../core/tools'
import { readForm } from './multipart'
import { MAX_BYTES, PROVIDERS } from './providers'
import { StoreRefusal } from './refusal'
import { provenUpload, STORE_PATH, storeFile } from './service'

/** Files that are read and cleaned at once: each may take 10 MB and its decoded picture. */
const PLACES = 2
const MAX_WAITING = 16

/** The sandbox's object stores: one address a kind, which take a form with a file as the real ones do. */
export const storeRoutes: Routes = (app, gateway) => {
  const queue = new TaskQueue(PLACES, MAX_WAITING)
  const busy = () => new StoreRefusal('SlowDown', 503)

  void app.register(async (store) => {
    // A page of another site could send a form here, though it cannot read the answer.
    store.addHook('onRequest', refuseForeignOrigin)
    // The route reads the form: a stranger's file is never taken in.
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
