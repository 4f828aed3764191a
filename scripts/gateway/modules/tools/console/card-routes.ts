import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { cardTemplates } from '../../catalogue/card-template/service'
import { CARD_COMMANDS, runCardCommand } from '../../trade/card/sandbox-service'

const body = {
  action: Type.Union(CARD_COMMANDS.map((action) => Type.Literal(action))),
  account: Type.Optional(Type.String({ maxLength: 120 })),
  cardId: Id,
  value: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
  stock: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000 }), Type.Null()])),
}

/** Registers routes for the merchant's privilege cards, and for commands that give cards to buyers and change them. */
export const cardConsoleRoutes: Routes = (app, gateway) => {
  const config = { open: true }

  app.get(
    '/console/api/cards',
    { schema: schema({ summary: 'Privilege cards of the merchant with their stock' }), config },
    async ({ lang }) => {
      const cards = await cardTemplates(gateway.db)
      return ok(cards.map(({ card_id: id, name, stock }) => ({ id, title: name[lang], stock })))
    },
  )

  app.post(
    '/console/api/cards',
    {
      schema: schema({ summary: 'Give a privilege card, set its stock, or change those of an account', body }),
      config,
    },
    async ({ body: command }) => ok({ count: await runCardCommand(gateway, command) }),
  )
}
