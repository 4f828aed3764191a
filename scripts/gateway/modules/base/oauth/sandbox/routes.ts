import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Type } from 'typebox'
import type { Gateway } from '../../../../core/context'
import type { App } from '../../../../core/provider'
import { acceptForms, formOf, sendPage } from '../../../../core/sandbox-page/page'
import { refuseForeignOrigin } from '../../../../core/tools'
import channels from '../data/channels.json'
import { cookieOf } from '../cookie'
import { credentialOf, FIRST_NAME, PEOPLE, type PagedProvider, type PersonName } from './people'
import { peoplePage, sendHandOver, unknownPage } from './page'
import { returnAddress } from './return-address'
import type { SandboxProvider } from './signer'

// Accepts any input, because invalid input must also get a readable page.
const word = Type.Optional(Type.String({ maxLength: 4000 }))
const querystring = Type.Object({
  ...{ client_id: word, appid: word, nonce: word, state: word, origin: word, redirect_uri: word, lang: word },
})
interface Query {
  client_id?: string
  appid?: string
  nonce?: string
  state?: string
  origin?: string
  redirect_uri?: string
}

const SCRIPTS = {
  '/sandbox/google/client.js': 'google',
  '/sandbox/apple/client.js': 'apple',
  '/sandbox/login/hand-over.js': 'hand-over',
}
/** Cookie that identifies the user of the chat app. Each browser counts as a different person. */
const PERSON_COOKIE = 'sandbox_wechat'
const LONG = 365 * 24 * 60 * 60

const open = { schema: { querystring }, config: { open: true } }
const form = { ...open, onRequest: refuseForeignOrigin }
const closed = { config: { open: true } }

const personIn = (body: unknown, provider: PagedProvider): PersonName | undefined => {
  const chosen = formOf(body).get('person')
  return PEOPLE[provider].find((each) => each === chosen)
}

/**
 * Registers routes for the popup windows of Google and Apple, which post an id token to the window that opened them.
 */
const windowRoutes = (app: App, gateway: Gateway, provider: 'GOOGLE' | 'APPLE'): void => {
  const { clock, oauth, storefrontOrigins } = gateway
  const path = `/sandbox/${provider.toLowerCase()}/account`
  const knownOrigin = (own: string, origin = ''): boolean => [own, ...storefrontOrigins].includes(origin)

  app.get(path, open, async (request, reply) => {
    const { origin } = request.query as Query
    if (!knownOrigin(request.ownOrigin, origin)) return sendPage(reply, 404, unknownPage(request.lang))
    return sendPage(reply, 200, peoplePage(request.lang, provider, request.url))
  })

  app.post(path, form, async (request, reply) => {
    const { client_id: audience = '', nonce = '', state = '', origin = '' } = request.query as Query
    const person = personIn(request.body, provider)
    if (!person || !oauth.signer || !knownOrigin(request.ownOrigin, origin))
      return sendPage(reply, 404, unknownPage(request.lang))
    const token = await credentialOf(oauth.signer, { provider, person, audience, now: clock.now() }, { nonce })
    const answer =
      provider === 'GOOGLE'
        ? { sandbox: 'google', credential: token }
        : { sandbox: 'apple', authorization: { code: 'none', id_token: token, state }, user: { name: FIRST_NAME } }
    return sendHandOver(reply, request.lang, origin, answer)
  })
}

/** Registers routes for the chat app's silent authorization, which shows no page. */
const wechatRoutes = (app: App, { oauth, storefrontOrigins }: Gateway): void => {
  app.get('/sandbox/wechat/authorize', open, async (request, reply) => {
    const { appid = '', redirect_uri: redirect, state = '' } = request.query as Query
    const { ownOrigin: own, headers, lang } = request
    const person = cookieOf(headers.cookie, PERSON_COOKIE) ?? randomBytes(32).toString('hex')
    const code = (await oauth.signer?.sign('WECHAT', appid, { sub: person.slice(0, 64) })) ?? ''
    const back = returnAddress(redirect, { own, origins: storefrontOrigins }, { code, state })
    if (!back) return sendPage(reply, 404, unknownPage(lang))
    return reply
      .header('set-cookie', `${PERSON_COOKIE}=${person}; Path=/sandbox; Max-Age=${LONG}; HttpOnly; SameSite=Lax`)
      .header('cache-control', 'no-store')
      .redirect(back, 302)
  })
}

/** Registers routes for the bank's page, which redirects back with a code. */
const bankRoutes = (app: App, { clock, oauth, storefrontOrigins: origins }: Gateway): void => {
  const path = '/sandbox/bank/authorize'

  app.get(path, open, async (request, reply) => {
    const back = returnAddress((request.query as Query).redirect_uri, { own: request.ownOrigin, origins }, {})
    if (!back) return sendPage(reply, 404, unknownPage(request.lang))
    return sendPage(reply, 200, peoplePage(request.lang, 'BANK', request.url), [back])
  })

  app.post(path, form, async (request, reply) => {
    const { client_id: audience = '', redirect_uri: redirect, state = '' } = request.query as Query
    const person = personIn(request.body, 'BANK')
    if (!person || !oauth.signer) return sendPage(reply, 404, unknownPage(request.lang))
    const facts: Record<string, string> =
      person === 'deny'
        ? { error: 'access_denied', state }
        : {
            code: await credentialOf(oauth.signer, { provider: 'BANK', person, audience, now: clock.now() }, {}),
            state: person === 'state' ? 'foreign' : state,
          }
    const back = returnAddress(redirect, { own: request.ownOrigin, origins }, facts)
    return back ? reply.redirect(back, 303) : sendPage(reply, 404, unknownPage(request.lang))
  })
}

/** Registers routes for a partner's app, which creates the link for its customers. */
const partnerRoutes = (app: App, { clock, oauth }: Gateway): void => {
  app.get('/sandbox/partner', open, async (request, reply) =>
    sendPage(reply, 200, peoplePage(request.lang, 'PARTNER', request.url)),
  )

  app.post('/sandbox/partner', form, async (request, reply) => {
    const person = personIn(request.body, 'PARTNER')
    const fields = formOf(request.body)
    const channel = channels.find(({ code }) => code === fields.get('channel'))?.code ?? channels[0]!.code
    if (!person || !oauth.signer || !oauth.PARTNER) return sendPage(reply, 404, unknownPage(request.lang))
    const visit = { provider: 'PARTNER', person, audience: oauth.PARTNER.audience, now: clock.now() } as const
    const authCode = await credentialOf(oauth.signer, visit, { channel })
    const query = new URLSearchParams({ authCode, channelCode: channel, redirect: fields.get('redirect') ?? '' })
    return reply.redirect(`/channelLogin?${query}`, 303)
  })
}

/**
 * Registers routes that simulate each provider by a page with buttons. Its signed codes and tokens are valid for five
 * minutes.
 */
export const sandboxProviderRoutes = (app: App, gateway: Gateway): void => {
  void app.register(async (scope) => {
    acceptForms(scope)
    for (const [path, name] of Object.entries(SCRIPTS)) {
      const script = readFileSync(join(__dirname, 'assets', `${name}.js`), 'utf8')
      scope.get(path, closed, async (_request, reply) =>
        reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
      )
    }
    const providers: SandboxProvider[] = ['GOOGLE', 'APPLE', 'WECHAT', 'BANK', 'PARTNER']
    for (const provider of providers)
      scope.get(`/sandbox/${provider.toLowerCase()}/certs`, closed, async () => gateway.oauth.signer?.keySet(provider))
    windowRoutes(scope as App, gateway, 'GOOGLE')
    windowRoutes(scope as App, gateway, 'APPLE')
    wechatRoutes(scope as App, gateway)
    bankRoutes(scope as App, gateway)
    partnerRoutes(scope as App, gateway)
  })
}
