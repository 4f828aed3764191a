import type { GrabChoice } from '../../../../../src/domain/grab'

export interface GrabContact {
  cellphone?: string
  countryCode?: string
  email?: string
}

declare module '../../../core/database/database' {
  interface Narrowed {
    grabs: {
      /** The buyer's choices, the preferred one first. */
      choices: GrabChoice[]
      audience_ids: string[]
      contact: GrabContact
    }
  }
}
