import type { GrabChoice } from '../../../../../src/domain/grab'

export interface GrabContact {
  cellphone?: string
  countryCode?: string
  email?: string
}

declare module '../../../core/database/database' {
  interface Narrowed {
    grabs: {
      /** In order of preference. */
      choices: GrabChoice[]
      audience_ids: string[]
      contact: GrabContact
    }
  }
}
