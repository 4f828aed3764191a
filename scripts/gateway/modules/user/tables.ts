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

/** Who has edited the birthday, which is done once. */
export interface BirthdayEditTable {
  user_id: string
  edited_at: number
}

declare module '../../core/database/database' {
  interface Database {
    users: UserTable
    birthday_edits: BirthdayEditTable
  }
}
