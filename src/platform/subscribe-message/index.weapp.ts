import { call, readAnswer } from '../native'
import { MAX_TEMPLATES, type SubscribeAnswer, type SubscribeMessage } from './contract'

/**
 * Meanings of WeChat's error numbers. 20004: the buyer has switched off all messages of this mini program. 20005:
 * WeChat has banned the messages of this mini program.
 */
const CODES = { 20004: 'denied', 20005: 'unsupported' } as const

/** Reads the result for each template: accept, acceptWithAudio …, reject, ban, or filter (a repeated title). */
const read = (answer: Record<string, unknown>, ids: readonly string[]): SubscribeAnswer | undefined => {
  const results = ids.map((id) => answer[id])
  const accepted = ids.filter((_, at) => typeof results[at] === 'string' && results[at].startsWith('accept'))
  if (accepted.length > 0) return { kind: 'accepted', ids: accepted }
  if (results.includes('reject')) return { kind: 'rejected' }
  return results.some((result) => result === 'ban' || result === 'filter') ? { kind: 'banned' } : undefined
}

export const subscribeMessage: SubscribeMessage = {
  exists: true,
  request: async (templateIds) => {
    const tmplIds = templateIds.slice(0, MAX_TEMPLATES)
    const answer = await call<Record<string, unknown>>('requestSubscribeMessage', { tmplIds }, CODES)
    return readAnswer(answer, (value) => read(value, tmplIds))
  },
}
