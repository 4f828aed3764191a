import type { TProperties } from 'typebox'
import { checkNumber } from './contact'
import type { Gateway } from './context'
import { ok } from './envelope'
import type { Language } from './localized-text'
import type { App } from './provider'
import { Id, schema, type Values } from './schema'

interface Records<Draft extends TProperties, Row> {
  /** Address of the list. The address of a record appends its id. */
  base: string
  /** Name of a record in the OpenAPI document: `delivery address`. */
  one: string
  /** Name of the id parameter. */
  param: string
  draft: Draft
  create: (gateway: Gateway, userId: string, draft: Values<Draft>) => Promise<Row>
  change: (gateway: Gateway, userId: string, id: string, draft: Values<Draft>) => Promise<Row>
  remove: (userId: string, id: string) => Promise<void>
  serialize: (row: Row, lang: Language) => unknown
}

/** Registers the routes to add, change and delete a buyer's own records. Checks a draft's phone number by its area. */
export const recordRoutes = <Draft extends TProperties, Row>(
  app: App,
  gateway: Gateway,
  { base, one, param, draft, create, change, remove, serialize }: Records<Draft, Row>,
): void => {
  const params = { [param]: Id }
  const address = `${base}/:${param}`
  const read = (body: object, lang: Language): Values<Draft> => {
    checkNumber(body, lang)
    return body as Values<Draft>
  }

  app.post(
    base,
    { schema: schema({ summary: `Add one ${one}`, body: draft as TProperties }) },
    async ({ body, userId, lang }) => ok(serialize(await create(gateway, userId, read(body, lang)), lang)),
  )

  app.put(
    address,
    { schema: schema({ summary: `Change one ${one}`, params, body: draft as TProperties }) },
    async ({ params: { [param]: id }, body, userId, lang }) =>
      ok(serialize(await change(gateway, userId, id, read(body, lang)), lang)),
  )

  app.delete(
    address,
    { schema: schema({ summary: `Delete one ${one}`, params }) },
    async ({ params: { [param]: id }, userId }) => {
      await remove(userId, id)
      return ok()
    },
  )
}
