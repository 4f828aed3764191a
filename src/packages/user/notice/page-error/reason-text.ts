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

/** The text of the router's reason (`NavigationError`, router/destination); the address may contain any value. */
export const reasonText = (reason: string | undefined): TextKey<typeof userTexts> =>
  reason !== undefined && Object.prototype.hasOwnProperty.call(MESSAGES, reason)
    ? (MESSAGES[reason] ?? 'notice.error.unknown')
    : 'notice.error.unknown'
