import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import type { App } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'

interface ConsoleList<Action extends string, Row> {
  /** Path below `/console/api`, such as `refunds`. */
  name: string
  /** Summaries of the list and its actions in the OpenAPI document. */
  summaries: { list: string; act: string }
  /** Returns at most `length` rows, the newest first. */
  newest: (length: number) => Promise<readonly Row[]>
  serialize: (row: Row, lang: Language) => unknown
  actions: readonly Action[]
  act: (id: string, action: Action) => Promise<unknown>
}

const LENGTH = 20

/** Registers a list of the console, and the actions on one of its rows. */
export const consoleList = <Action extends string, Row>(
  app: App,
  { name, summaries, newest, serialize, actions, act }: ConsoleList<Action, Row>,
): void => {
  const address = `/console/api/${name}`
  const body = { action: Type.Unsafe<string>({ type: 'string', enum: [...actions] }) }

  app.get(address, { schema: schema({ summary: summaries.list }), config: { open: true } }, async ({ lang }) =>
    ok((await newest(LENGTH)).map((row) => serialize(row, lang))),
  )

  app.post(
    `${address}/:id`,
    { schema: schema({ summary: summaries.act, params: { id: Id }, body }), config: { open: true } },
    async ({ params: { id }, body: { action } }) => {
      await act(id, action as Action)
      return ok()
    },
  )
}
