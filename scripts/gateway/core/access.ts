import type { FastifyRequest } from 'fastify'
import type { App } from './provider'
import type { Tokens } from './tokens'
import './request-facts'

/** Paths that are public although they have no `pub` segment (decision 28, and visitors who choose goods). */
const PUBLIC_PATHS = new Set(['/copywriting/config', '/version/match', '/trade/buyer/v3/spus/tied_sale_search'])

/** Returns true for a public API path, which has a `pub` segment. All other paths need an access token (shell §6). */
const isPublicPath = (url: string): boolean => url.split('/').includes('pub') || PUBLIC_PATHS.has(url)

interface Route {
  url?: string
  config: { open?: boolean }
}

/** Returns true for a call of the API, false for pages, pictures and unknown addresses. */
export const isCall = ({ url, config }: Route): boolean => url !== undefined && config.open !== true

/** Returns true if a call requires an access token. */
export const needsToken = (route: Route): boolean => isCall(route) && !isPublicPath(route.url ?? '')

/**
 * Matches calls whose response is the same for all users of a language. `citys` is excluded, because it depends on the
 * visitor.
 */
const SHARED = /^\/(copywriting\/|version\/|show\/pub\/|pub\/v1\/shows\/|home\/pub\/v\d\/(?!citys))/

/** Returns true if a response may be personal, so that caches must not store it. Routes may set their own header. */
const isPersonal = ({ method, routeOptions }: FastifyRequest): boolean => {
  const { url = '' } = routeOptions
  if (!isCall(routeOptions)) return url.startsWith('/console/api/')
  return !(['GET', 'HEAD'].includes(method) && SHARED.test(url) && isPublicPath(url))
}

/**
 * Prevents caches from storing personal responses. Checks the token of every private API path before the request's
 * input is parsed.
 */
export const guardAccess = (app: App, tokens: Tokens): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (isPersonal(request)) reply.header('cache-control', 'no-store')
    if (!needsToken(request.routeOptions)) return
    const token = request.headers['access-token']
    const { userId, sessionId } = await tokens.ownerOf(typeof token === 'string' ? token : undefined)
    request.userId = userId
    request.sessionId = sessionId
  })
}
