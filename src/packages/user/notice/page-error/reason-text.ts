import type { userTexts } from '@/locales/namespaces/user'
import type { TextKey } from '@/locales/keys'

const MESSAGES: Record<string, TextKey<typeof userTexts>> = {
  unknown: 'notice.error.unknown',
  empty: 'notice.error.unknown',
  foreign: 'notice.error.foreign',
  'missing-parameter': 'notice.error.missing',
  'bad-show-id': 'notice.error.show',
  'bad-code': 'notice.error.code',
}

/** What the buyer is told of the router's reason (`NoWay`, router/destination); the address may carry anything. */
export const reasonText = (reason: string | undefined): TextKey<typeof userTexts> =>
  reason !== undefined && Object.prototype.hasOwnProperty.call(MESSAGES, reason)
    ? (MESSAGES[reason] ?? 'notice.error.unknown')
    : 'notice.error.unknown'
