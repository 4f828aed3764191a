import type { ChangeReason, PermitEndReason, PermitState } from '../../../../../src/domain/permit/permit'
import type { LocalizedText } from '../../../core/localized-text'

/** Colors of zones, which pages draw together with the letter and the name. */
export type ZoneColor = 'RED' | 'ORANGE' | 'GREEN' | 'BLUE' | 'PURPLE'

/** Person who answers questions about a project. */
interface ProjectContact {
  name: LocalizedText
  phone: string
}

declare module '../../../core/database/database' {
  interface Narrowed {
    permit_projects: { name: LocalizedText; rules: LocalizedText; contact: ProjectContact }
    permit_zones: { name: LocalizedText; color: ZoneColor; doors: string[] }
    permit_roles: { name: LocalizedText; zone_ids: string[] }
    permit_companies: { name: LocalizedText }
    permits: {
      state: PermitState
      days: string[]
      zone_ids: string[]
      approvals: string[]
      reason: PermitEndReason | null
      change_fields: string[] | null
      change_reason: ChangeReason | null
    }
    permit_steps: { state: PermitState }
    permit_scans: { direction: 'IN' | 'OUT' }
  }
}
