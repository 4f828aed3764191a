import { createRequire } from 'node:module'
import swagger from '@fastify/swagger'
import { CLIENT_VERSION } from '../../../src/domain/version'
import type * as DocumentModule from '../../contract/document'
import type { OpenApi } from '../../contract/openapi'
import { envelopeSchema } from './envelope'
import type { App } from './provider'

const load = createRequire(__filename)

/**
 * Collects all routes that are registered after this call. Skips pages, pictures and streams, which have no summary.
 */
export const collectContract = async (app: App): Promise<void> => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Foyer gateway', version: CLIENT_VERSION } },
    transform: ({ schema, url }) => ({ schema: schema?.summary === undefined ? { hide: true } : schema, url }),
  })
}

const write = (app: App): string => {
  // Loaded on demand, because no other part of the gateway reads the catalogue.
  const { contractDocument } = load('../../contract/document') as typeof DocumentModule
  return JSON.stringify(contractDocument(app.swagger() as OpenApi, envelopeSchema))
}

/** Serves the OpenAPI document of this gateway at `GET /openapi.json`. Creates it once. */
export const serveContract = (app: App): void => {
  let written: string | undefined
  app.get('/openapi.json', { config: { open: true } }, (_request, reply) => {
    written ??= write(app)
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(written)
  })
}
