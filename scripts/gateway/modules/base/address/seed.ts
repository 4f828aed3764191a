import type { Tx } from '../../../core/database/database'
import { DAY } from '../../../core/seed/relative-time'
import lists from './data/addresses.json'

/** Writes the addresses of the demo accounts. The first address of an account is its default address. */
export const seedAddresses = async (tx: Tx, now: number): Promise<void> => {
  const rows = lists.flatMap(({ user, addresses }) =>
    addresses.map(({ recipient, phone, countryCode, provinceId, cityId, districtId, detail }, at) => ({
      address_id: `AD${user}${at + 1}`,
      user_id: user,
      recipient,
      country_code: countryCode,
      cellphone: phone,
      province_id: provinceId,
      city_id: cityId,
      district_id: districtId,
      detail,
      is_default: at === 0,
      created_at: now - (30 - at) * DAY,
    })),
  )
  await tx.insertInto('addresses').values(rows).execute()
}
