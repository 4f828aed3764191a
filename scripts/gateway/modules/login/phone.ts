import { Refusal } from '../../core/envelope'
import { LOGIN_AREAS } from '../shop/service'

const MAINLAND = /^1\d{10}$/

/** A phone that may sign in or be bound: its area must be one of the shop's, its number valid. Throws `Refusal`. */
export const checkPhone = (countryCode: string, cellphone: string): void => {
  if (!LOGIN_AREAS.includes(countryCode)) throw new Refusal('areaUnsupported')
  const fits = countryCode === '86' ? MAINLAND.test(cellphone) : cellphone.length === 8
  if (!fits) throw new Refusal('phoneWrong')
}
