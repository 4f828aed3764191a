import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { perMinute } from '../../../core/rate-limit'
import { Id, schema } from '../../../core/schema'
import { followPassLink, PASSES, walletLink } from './link-service'

const body = {
  voucherId: Id,
  ticketId: Id,
  wallet: Type.Union([Type.Literal('APPLE'), Type.Literal('GOOGLE')]),
}

/** Registers routes for wallet passes, if the merchant has keys to sign them. */
export const walletPassRoutes: Routes = (app, gateway) => {
  app.post(
    '/trade/buyer/v3/wallet_links',
    {
      schema: schema({ summary: 'The address that puts a ticket into a wallet; empty where it takes none', body }),
      config: perMinute(60),
    },
    async ({ body: asked, userId, lang, headers: { origin }, ownOrigin }) =>
      ok({ url: await walletLink(gateway, { ...asked, userId, lang, origin: origin ?? ownOrigin }) }),
  )

  // Needs no access token, because a phone's wallet sends none. The link itself grants access.
  app.get(
    `${PASSES}/:token`,
    {
      schema: { params: Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' }) }) },
      config: { open: true, ...perMinute(60) },
    },
    async ({ params: { token } }, reply) =>
      reply
        .type('application/vnd.apple.pkpass')
        .header('content-disposition', 'attachment; filename="ticket.pkpass"')
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .send(await followPassLink(gateway, token)),
  )
}
