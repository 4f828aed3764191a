import type { GrabChoice } from '../../../../src/domain/grab'

export interface GrabContact {
  cellphone?: string
  countryCode?: string
  email?: string
}

export interface GrabTable {
  user_id: string
  show_id: string
  /** The most wanted first. */
  choices: GrabChoice[]
  quantity: number
  audience_ids: string[]
  contact: GrabContact
  deliver_method: string
  /** '' where nothing is sent. */
  address_id: string
  created_at: number
  changed_at: number
}

declare module '../../core/database/database' {
  interface Database {
    grabs: GrabTable
  }
}
