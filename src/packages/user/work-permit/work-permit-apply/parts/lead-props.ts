import type { WorkProject } from '@/api/permit'
import type { WorkPermitApplyModel } from '../work-permit-apply.model'

/** Properties of the cards of an application. */
export interface LeadProps {
  model: WorkPermitApplyModel
  project: WorkProject
}
