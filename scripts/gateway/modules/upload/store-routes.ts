import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { refuseBadText } from '../../core/inputs'
import type { Routes } from '../../core/provider'
import { refuseForeignOrigin } from '../../core/tools'
import { readForm } from './multipart'
import { MAX_BYTES, type Provider, PROVIDERS } from './providers'
import { STORE_PATH, storeFile, StoreRefusal } from './service'

/** Beside the file: fields and boundaries. */
const FORM_OVERHEAD = 64 * 1024

const refuse = (reply: FastifyReply, { code, status }: StoreRefusal) => reply.code(status).send({ code })

/** The sandbox's object stores: one address a kind, which take a form with a file as the real ones do. */
export const storeRoutes: Routes = (app, gateway) => {
  void app.register(async (store) => {
    // A page of another site could send a form here, though it cannot read the answer.
    store.addHook('onRequest', refuseForeignOrigin)
    store.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: MAX_BYTES + FORM_OVERHEAD },
      (_request, body, done) => done(null, body),
    )
    for (const provider of PROVIDERS) {
      store.post(
        `${STORE_PATH}/${provider.toLowerCase()}`,
        { config: { open: true }, bodyLimit: MAX_BYTES + FORM_OVERHEAD, schema: { body: Type.Any() } },
        async (request, reply) => {
          try {
            const { body, headers } = request
            const form = Buffer.isBuffer(body) ? await readForm(body, headers['content-type'] ?? '') : null
            if (!form) throw new StoreRefusal('InvalidImage', 400)
            refuseBadText(request.lang, Object.fromEntries(form.fields))
            const stored = await storeFile(gateway, provider as Provider, form.fields, form.file)
            return await reply.send(stored)
          } catch (error) {
            if (error instanceof StoreRefusal) return refuse(reply, error)
            throw error
          }
        },
      )
    }
  })
}
