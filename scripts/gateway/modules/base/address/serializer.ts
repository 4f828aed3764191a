import type { Row } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { areaOf } from './region-service'

/** Serializes an address (contract: api/address). */
export const serializeAddress = (row: Row<'addresses'>, lang: Language) => {
  const area = areaOf({ provinceId: row.province_id, cityId: row.city_id, districtId: row.district_id })
  return {
    addressId: row.address_id,
    recipient: row.recipient,
    cellphone: row.cellphone,
    countryCode: row.country_code,
    provinceId: row.province_id,
    provinceName: area?.province[lang] ?? '',
    cityId: row.city_id,
    cityName: area?.city[lang] ?? '',
    districtId: row.district_id,
    districtName: area?.district[lang] ?? '',
    detail: row.detail,
    isDefault: row.is_default,
  }
}
