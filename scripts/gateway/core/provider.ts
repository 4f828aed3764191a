import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Static, TSchema } from 'typebox'
import type { Gateway } from './context'

/** Fastify type provider: handlers get the static types of their route's TypeBox schemas. */
interface TypeboxProvider extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown
  serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown
}

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, TypeboxProvider>

/** The routes of one resource. */
export type Routes = (app: App, gateway: Gateway) => void
