export interface AddressTable {
  address_id: string
  user_id: string
  recipient: string
  country_code: string
  cellphone: string
  province_id: string
  city_id: string
  district_id: string
  detail: string
  is_default: boolean
  created_at: number
}

declare module '../../core/database/database' {
  interface Database {
    addresses: AddressTable
  }
}
