import { Type } from 'typebox'
import { html, type Html } from '../../../../pages/markup'
import type { App } from '../../../core/provider'
import { sandboxPage, sendPage } from '../../../core/sandbox-page/page'
import { CHAT_PATH } from './service'
import { texts } from './texts'

// Accepts any input, because invalid input must also get a readable page.
const word = Type.Optional(Type.String({ maxLength: 1000 }))
const querystring = Type.Object({ partnerid: word, groupid: word, params: word })

/** Returns the order and show that the storefront passed to the chat, or '' for each that is missing. */
const aboutOf = (params: string): { orderId: string; showId: string } => {
  const NOTHING = { orderId: '', showId: '' }
  try {
    const { orderId = '', showId = '' } = Object(JSON.parse(params)) as Record<string, unknown>
    return { orderId: String(orderId), showId: String(showId) }
  } catch {
    return NOTHING
  }
}

/**
 * Registers routes for the sandbox's chat. Its page replaces the page of SOBOT, and shows the data that an agent gets
 * from the address.
 */
export const chatRoutes = (app: App): void => {
  app.get(CHAT_PATH, { schema: { querystring }, config: { open: true } }, async ({ query, lang }, reply) => {
    const { orderId, showId } = aboutOf(query.params ?? '')
    const facts: [Parameters<typeof texts.translate>[1], string][] = [
      ['visitor', query.partnerid || texts.translate(lang, 'guest')],
      ['group', query.groupid ?? ''],
      ['order', orderId],
      ['show', showId],
    ]
    const rows: Html[] = facts
      .filter(([, value]) => value !== '')
      .map(
        ([name, value]) =>
          html`<dt>${texts.translate(lang, name)}</dt>
            <dd>${value}</dd>`,
      )
    const body = html`<div class="card"><dl>${rows}</dl></div>
      <p class="hint">${texts.translate(lang, 'chatHint')}</p>`
    return sendPage(reply, 200, sandboxPage(lang, texts, body))
  })
}
