import type { RegistrationState, RejectReason } from '../../../../../src/domain/open-show/open-show'

declare module '../../../core/database/database' {
  interface Narrowed {
    registrations: {
      state: RegistrationState
      reason: RejectReason | null
      session_ids: string[]
      change_fields: string[] | null
      changed_fields: string[] | null
    }
    registration_steps: { state: RegistrationState }
  }
}
