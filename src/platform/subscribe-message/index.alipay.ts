import { call, readAnswer } from '../native'
import { listField } from '../native-fields'
import { MAX_TEMPLATES, type SubscribeAnswer, type SubscribeMessage } from './contract'

interface Answer {
  behavior?: unknown
  result?: unknown
}

/**
 * Reads the result. `subscribedEntityIds` also includes templates that the buyer earlier permitted with the choice
 * "always".
 */
const read = ({ behavior, result }: Answer, ids: readonly string[]): SubscribeAnswer | undefined => {
  const fields = (typeof result === 'object' && result !== null ? result : {}) as Record<string, unknown>
  const subscribed = listField(fields.subscribedEntityIds)
  const accepted = ids.filter((id) => subscribed.includes(id))
  if (accepted.length > 0) return { kind: 'accepted', ids: accepted }
  const answered = typeof behavior === 'string' || listField(fields.unsubscribedEntityIds).length > 0
  return answered ? { kind: 'rejected' } : undefined
}

/** Subscribe messages on Alipay. The host does not report banned templates; they only appear as not subscribed. */
export const subscribeMessage: SubscribeMessage = {
  exists: true,
  request: async (templateIds) => {
    const entityIds = templateIds.slice(0, MAX_TEMPLATES)
    const answer = await call<Answer>('requestSubscribeMessage', { entityIds })
    return readAnswer(answer, (value) => read(value, entityIds))
  },
}
