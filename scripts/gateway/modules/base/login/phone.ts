import { phoneFailure } from '../../../../../src/domain/typed/phone'
import { Refusal } from '../../../core/envelope'
import { LOGIN_AREAS } from '../shop/service'

/** Checks a phone for login or binding: its area must be one of the shop's, its number valid. Throws `Refusal`. */
export const checkPhone = (countryCode: string, cellphone: string): void => {
  if (!LOGIN_AREAS.includes(countryCode)) throw new Refusal('areaUnsupported')
  if (phoneFailure(cellphone, countryCode, LOGIN_AREAS)) throw new Refusal('phoneWrong')
}
