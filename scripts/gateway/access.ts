import type { App } from './provider'
import type { Tokens } from './tokens'
import './request-facts'

/** Public though they have no pub segment (decision 28). */
const CONFIGURATION = new Set(['/copywriting/config', '/version/match'])

/** A `pub` path segment makes an API path public; all others need an access token (shell §6). */
const isPublicPath = (url: string): boolean => url.split('/').includes('pub') || CONFIGURATION.has(url)

/** Checks the token of every API path before its input is looked at. */
export const guardAccess = (app: App, tokens: Tokens): void => {
  app.addHook('onRequest', async (request) => {
    const { url, config } = request.routeOptions
    if (url === undefined || config.open || isPublicPath(url)) return
    const token = request.headers['access-token']
    request.userId = await tokens.verify(typeof token === 'string' ? token : undefined)
  })
}
