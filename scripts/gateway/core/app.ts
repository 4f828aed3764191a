import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { answerClientError } from './client-errors'
import { allowOrigins } from './cross-origin'
import { wellFormedPath } from '../../../src/domain/web-page/pasted'
import { acceptedEncoding, packed } from './compression'
import type { Clock } from './clock'
import { Refusal } from './envelope'
import { answerFailure } from './failures'
import { refuseBadText } from './inputs'
import { requestLanguage } from './language'
import { knownMethods } from './methods'
import { guardHost } from './own-host'
import { isForPage } from './own-reads'
import type { App } from './provider'
import type { RequestLog } from './request-log'
import type { Settings } from './settings'
import { compileSchema } from './validation'
import './request-facts'

const PACK_FROM = 1024

const limitRefusal = (_request: unknown, context: { ttl: number }): Refusal =>
  new Refusal('tooMany', { http: 429, params: { seconds: Math.ceil(context.ttl / 1000) } })

/**
 * Returns the fields of an error that may be logged. Other fields of a failed statement contain phone numbers,
 * addresses and tokens.
 */
const errorFacts = ({ name, message, stack = '' }: Error) => ({ type: name, message, stack })

/** Sets the headers of every response, including failed responses. */
const greet = (clock: Clock, request: FastifyRequest, reply: FastifyReply): void => {
  request.lang = requestLanguage(
    (request.query as Record<string, unknown> | undefined)?.lang,
    request.headers['accept-language'],
  )
  reply.header('server-time', String(clock.now())).header('x-content-type-options', 'nosniff')
}

/**
 * While the gateway closes, ends each connection after its current response. Otherwise clients that reuse connections
 * would prevent the gateway from closing.
 */
const endConnections = (app: App): void => {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}

export interface AppOptions extends Settings {
  logLevel: string
  /** The name or address that the server listens on. */
  host: string
}

/**
 * Creates the server without routes. Sets up the request's language, the clock header, logs that contain no values, and
 * one format for all failures.
 */
export const createApp = async (clock: Clock, requestLog: RequestLog, options: AppOptions): Promise<App> => {
  const { logLevel, trustedProxies, publicOrigin, host } = options
  const app = Fastify({
    // Requests are logged by route pattern only: addresses and headers contain phones, tokens and ids.
    logger: {
      level: logLevel,
      serializers: { req: () => ({}), res: () => ({}), err: errorFacts },
      redact: ['*.cellphone', '*.idNo', '*.email', '*.address', '*.accessToken', '*.refreshToken'],
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    clientErrorHandler: answerClientError(clock),
    // A browser that opens an address with a stray percent sign gets a page. An API call with such an address is
    // refused.
    rewriteUrl: ({ url = '/', headers }) => {
      if (!headers.accept?.includes('text/html')) return url
      const [path] = url.split('?', 1)
      return wellFormedPath(path) + url.slice(path.length)
    },
    // Fastify does not run hooks for addresses that cannot be decoded.
    frameworkErrors: (error, request, reply) => {
      greet(clock, request, reply)
      answerFailure(error, request, reply)
    },
  }) as unknown as App

  app.setValidatorCompiler(compileSchema)
  // Uses one serializer for all responses, because `ok` and `Refusal` create every response. Otherwise Fastify would
  // compile an equal serializer for each of 600 routes and statuses.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
  app.decorateRequest('lang', 'zh-CN')
  app.decorateRequest('userId', '')
  app.decorateRequest('sessionId', '')
  app.decorateRequest('businessCode', null)
  app.decorateRequest('fault', null)
  app.decorateRequest('garbled', false)
  app.decorateRequest('passDemanded', false)
  app.decorateRequest('antiAbuse', 'absent')

  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else parse(request, body as string, done)
  })

  // Sets the error handler before any route, because the preflight route uses the handler that exists at its
  // registration.
  app.setErrorHandler(answerFailure)
  app.addHook('onRequest', async (request, reply) => greet(clock, request, reply))
  endConnections(app)
  guardHost(app, publicOrigin, host)
  const methodsOf = knownMethods(app)
  await allowOrigins(app, options)
  await app.register(rateLimit, { global: false, hook: 'preHandler', errorResponseBuilder: limitRefusal })

  app.addHook('preValidation', async ({ lang, params, query, body, routeOptions: { config } }) => {
    if (!config.page) refuseBadText(lang, params, query, body)
  })
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const code = (payload as { statusCode?: unknown } | null)?.statusCode
    if (typeof code === 'number') request.businessCode = code
    return payload
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < PACK_FROM || reply.hasHeader('content-encoding')) return payload
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (!encoding) return payload
    const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
    reply.header('content-encoding', encoding).header('vary', vary).removeHeader('content-length')
    return packed(payload, encoding, 4)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '(none)'
    const entry = {
      at: clock.now(),
      method: request.method,
      route,
      status: reply.statusCode,
      code: request.businessCode,
      ms: Math.round(reply.elapsedTime),
      ...(request.fault ? { fault: request.fault } : {}),
    }
    // Does not log requests of the console itself, or requests that render pages.
    if (!route.startsWith('/console') && !isForPage(request)) requestLog.record(entry)
    request.log.info(entry, 'request')
  })
  app.setNotFoundHandler((request) => {
    const methods = methodsOf(request.url.split('?')[0])
    if (methods.length > 0 && !methods.includes(request.method))
      throw new Refusal('wrongMethod', { http: 405, params: { method: request.method } })
    throw new Refusal('notFound', { http: 404 })
  })
  return app
}
