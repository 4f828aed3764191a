import type { Row } from '../../../core/database/database'
import { cleanName } from '../../../../../src/domain/typed/text'
import type { Gateway } from '../../../core/context'
import { Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import { type AreaIds, areaOf } from './region-service'
import { addresses, clearDefault, insertAddress } from './repository'

const MAX_ADDRESSES = 20

/** Fields of an address that the buyer enters. */
export interface AddressDraft extends AreaIds {
  recipient: string
  cellphone: string
  countryCode: string
  detail: string
  isDefault: boolean
}

/** Returns the columns of a draft. Throws `Refusal` regionWrong for areas that do not belong together. */
const columnsOf = (draft: AddressDraft) => {
  if (!areaOf(draft)) throw new Refusal('regionWrong')
  return {
    recipient: cleanName(draft.recipient),
    cellphone: draft.cellphone,
    country_code: draft.countryCode,
    province_id: draft.provinceId,
    city_id: draft.cityId,
    district_id: draft.districtId,
    detail: cleanName(draft.detail),
    is_default: draft.isDefault,
  }
}

/** Returns one address of a buyer. Throws `Refusal` notFound for an unknown address and for another buyer's address. */
export const requireAddress = addresses.find

/** Adds an address; a new default replaces the old one. Throws `Refusal`: regionWrong, addressLimit. */
export const createAddress = async (
  { db, clock }: Gateway,
  userId: string,
  draft: AddressDraft,
): Promise<Row<'addresses'>> => {
  const columns = columnsOf(draft)
  if ((await addresses.count(db, userId)) >= MAX_ADDRESSES)
    throw new Refusal('addressLimit', { params: { count: MAX_ADDRESSES } })
  return db.transaction().execute(async (tx) => {
    if (columns.is_default) await clearDefault(tx, userId)
    return insertAddress(tx, { ...columns, address_id: newId('AD'), user_id: userId, created_at: clock.now() })
  })
}

/** Changes an address; a new default replaces the old one. Throws `Refusal`: notFound, regionWrong. */
export const changeAddress = async (
  { db }: Gateway,
  userId: string,
  addressId: string,
  draft: AddressDraft,
): Promise<Row<'addresses'>> => {
  const columns = columnsOf(draft)
  return db.transaction().execute(async (tx) => {
    if (columns.is_default) await clearDefault(tx, userId)
    return addresses.update(tx, userId, addressId, columns)
  })
}
