import { leave } from '../leave'
import { done, refused } from '../outcome'
import type { PhoneCall } from './contract'
import { callable } from './number'

/** A `tel:` address: the browser asks, and a desktop may have nobody to ask. */
export const phoneCall: PhoneCall = (number) => {
  const checked = callable(number)
  if (!checked) return Promise.resolve(refused('failed'))
  leave.to(`tel:${checked}`)
  return Promise.resolve(done)
}
