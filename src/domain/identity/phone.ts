/** The dialing code of the mainland, without plus. */
export const MAINLAND = '86'

/** Returns a number in groups: `138 0000 0001` on the mainland, groups of four from the end elsewhere. */
const groupPhone = (phone: string): string =>
  /^1\d{10}$/.test(phone) ? phone.replace(/^(...)(....)/, '$1 $2 ') : phone.replace(/(\d)(?=(\d{4})+$)/g, '$1 ')

/** Returns a number with its area, in groups: `+86 138 0000 0001`. */
export const phoneText = ({ countryCode, cellphone }: { countryCode: string; cellphone: string }): string =>
  `+${countryCode} ${groupPhone(cellphone)}`
