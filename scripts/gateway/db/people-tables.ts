import type { Generated } from 'kysely'

// Who buys: accounts, how they sign in, and whom and where they order for.

export interface UserTable {
  user_id: string
  country_code: string
  cellphone: string | null
  email: string | null
  password_hash: string | null
  nickname: string
  avatar: string
  sex: string
  birthday: string
  prime_level: number
  created_at: number
}

export interface VerifyCodeTable {
  code_id: Generated<number>
  country_code: string
  cellphone: string
  /** In small letters; '' for a phone's code. */
  email: Generated<string>
  code: string
  sent_at: number
  expires_at: number
  tries: Generated<number>
  used_at: number | null
}

/** `asked_at`: when the host's code was last shown for it; a login by phone must follow in time. */
export interface HostAccountTable {
  platform: string
  open_id: string
  user_id: string | null
  asked_at: number
}

export interface UsedHostCodeTable {
  kind: 'login' | 'phone'
  platform: string
  code: string
  used_at: number
}

export interface RefreshTokenTable {
  token_id: string
  family: string
  user_id: string
  issued_at: number
  expires_at: number
  replaced_at: number | null
  revoked_at: number | null
}

export interface CertificationTable {
  user_id: string
  auth_type: string
  auth_status: string
  verified_at: number | null
}

export interface AudienceTable {
  audience_id: string
  user_id: string
  name: string
  id_type: string
  id_no: string
  country_code: string
  cellphone: string
  birthday: string
  created_at: number
}

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
