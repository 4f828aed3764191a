import { own } from '@/lib/own'
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

/**
 * Returns the text key for the router's reason (`NavigationError`, router/destination). Unknown reasons are possible,
 * because the address may contain any value.
 */
export const reasonText = (reason: string | undefined): TextKey<typeof userTexts> =>
  own(MESSAGES, reason ?? '') ?? 'notice.error.unknown'
