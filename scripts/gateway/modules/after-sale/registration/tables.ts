import type { RegistrationState, RejectReason } from '../../../../../src/domain/open-show/open-show'

declare module '../../../core/database/database' {
  interface Narrowed {
    registrations: { state: RegistrationState; reason: RejectReason | null; session_ids: string[] }
    registration_steps: { state: RegistrationState }
  }
}
