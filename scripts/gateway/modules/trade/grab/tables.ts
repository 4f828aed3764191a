import type { GrabChoice } from '../../../../../src/domain/grab'

export interface GrabContact {
  cellphone?: string
  countryCode?: string
  email?: string
}

declare module '../../../core/database/database' {
  interface Narrowed {
    grabs: {
      /** The buyer's choices in the order of preference. */
      choices: GrabChoice[]
      audience_ids: string[]
      contact: GrabContact
    }
  }
}
