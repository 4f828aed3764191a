import { callVoid } from '../native'
import { refused } from '../outcome'
import type { PhoneCall } from './contract'
import { callable } from './number'

/**
 * Creates a function that calls the host's `makePhoneCall`. @param field name of the field for the number on this host
 */
export const nativeCall =
  (field: 'phoneNumber' | 'number'): PhoneCall =>
  (number) => {
    const checked = callable(number)
    return checked ? callVoid('makePhoneCall', { [field]: checked }) : Promise.resolve(refused('failed'))
  }
