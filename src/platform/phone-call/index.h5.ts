import { externalNavigation } from '../external-navigation'
import { done, refused } from '../outcome'
import type { PhoneCall } from './contract'
import { callable } from './number'

/**
 * Opens a `tel:` address, for which the browser shows a prompt. On a desktop that has no phone app, nothing happens.
 */
export const phoneCall: PhoneCall = (number) => {
  const checked = callable(number)
  if (!checked) return Promise.resolve(refused('failed'))
  externalNavigation.assign(`tel:${checked}`)
  return Promise.resolve(done)
}
