import * as v from 'valibot'
import type { AddressFields } from '@/domain/address'
import { del, get, type NoParams, post, put } from '@/request/call'
import * as w from './wire'

const addressSchema = v.object({
  addressId: v.pipe(v.string(), v.nonEmpty()),
  recipient: w.text(),
  cellphone: w.text(),
  countryCode: w.text('86'),
  provinceId: w.text(),
  provinceName: w.text(),
  cityId: w.text(),
  cityName: w.text(),
  districtId: w.text(),
  districtName: w.text(),
  detail: w.text(),
  isDefault: w.flag(),
})
/** A delivery address (domain §3). */
export type Address = v.InferOutput<typeof addressSchema>

export interface AddressDraft extends AddressFields {
  isDefault: boolean
}

const buyer = { auth: 'buyer', importance: 'high' } as const

/** Returns the buyer's delivery addresses. The path is not in the specification. */
export const addresses = get<NoParams, Address[]>('user/buyer/v3/user/addresses', {
  ...buyer,
  read: w.reader(w.list(addressSchema)),
})

/** Returns one delivery address. Source: shell §7, user. */
export const addressDetail = get<{ addressId: string }, Address>('user/buyer/v3/user/addresses/{addressId}/detail', {
  ...buyer,
  read: w.reader(addressSchema),
})

/** Creates a delivery address. The path is not in the specification. */
export const createAddress = post<AddressDraft, Address>('user/buyer/v3/user/addresses', {
  ...buyer,
  read: w.reader(addressSchema),
})

/** Updates a delivery address. The path is not in the specification. */
export const updateAddress = put<AddressDraft & { addressId: string }, Address>(
  'user/buyer/v3/user/addresses/{addressId}',
  { ...buyer, read: w.reader(addressSchema) },
)

/** Deletes a delivery address. The path is not in the specification. */
export const deleteAddress = del<{ addressId: string }, void>('user/buyer/v3/user/addresses/{addressId}', {
  ...buyer,
  read: w.nothing,
})

const region = v.object({ id: v.pipe(v.string(), v.nonEmpty()), name: w.text() })
/** A province, city or district. */
export type Region = v.InferOutput<typeof region>

const regions = { auth: 'public', importance: 'medium', read: w.reader(w.list(region)) } as const

/** Returns all provinces. Source: shell §7, user. */
export const provinces = get<NoParams, Region[]>('user/pub/v1/provinces', regions)
/** Returns the cities of a province. Source: shell §7, user. */
export const cities = get<{ provinceId: string }, Region[]>('user/pub/v1/provinces/{provinceId}/cities', regions)
/** Returns the districts of a city. Source: shell §7, user. */
export const districts = get<{ cityId: string }, Region[]>('user/pub/v1/provinces/cities/{cityId}/districts', regions)
