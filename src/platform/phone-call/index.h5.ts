import { externalNavigation } from '../external-navigation'
import { done, refused } from '../outcome'
import type { PhoneCall } from './contract'
import { callable } from './number'

/** A `tel:` address: the browser asks, and a desktop may have nobody to ask. */
export const phoneCall: PhoneCall = (number) => {
  const checked = callable(number)
  if (!checked) return Promise.resolve(refused('failed'))
  externalNavigation.assign(`tel:${checked}`)
  return Promise.resolve(done)
}
