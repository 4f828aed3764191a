import { fieldCheck } from '../../check/field-check'
import { noLimits } from '../../check/parts'

export const checks = {
  SIGNATURE: fieldCheck<'SIGNATURE'>({
    own: noLimits,
    keep: ['PICTURE', 'HEALTH', 'MINOR'],
    uploads: (code) => [code],
    reusable: false,
  }),
}
