import { phoneFailure } from '../../../../../src/domain/typed/phone'
import { Refusal } from '../../../core/envelope'
import { LOGIN_AREAS } from '../shop/service'

/**
 * Checks a phone number for login or binding. The shop must support its area, and the number must be valid. Throws
 * `Refusal`: areaUnsupported, phoneWrong.
 */
export const checkPhone = (countryCode: string, cellphone: string): void => {
  if (!LOGIN_AREAS.includes(countryCode)) throw new Refusal('areaUnsupported')
  if (phoneFailure(cellphone, countryCode, LOGIN_AREAS)) throw new Refusal('phoneWrong')
}
