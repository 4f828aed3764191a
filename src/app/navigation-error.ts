import type { Services } from '@/components/services'
import { texts } from '@/locales/texts'
import type { NavigationError } from '@/router/destination'
import type { log } from './log'

/** Returns true for a tour without an id, a configuration error that is only logged (shell §8). */
const isLoggedOnly = (error: NavigationError): boolean =>
  error.reason === 'missing-parameter' && error.name === 'tour-detail'

/** Logs an address or a screen that cannot be opened, and notifies the buyer. */
export const notifyNavigationError = (
  error: NavigationError,
  deps: Pick<Services, 'dialogs'> & { log: typeof log },
): void => {
  deps.log('navigation failed', { ...error })
  if (isLoggedOnly(error)) return
  deps.dialogs.toast(texts.translator()(error.reason === 'bad-show-id' ? 'error.missingShow' : 'error.jumpFailed'))
}
