import { fieldCheck } from '../../check/field-check'
import { noLimits } from '../../check/parts'

export const checks = { REGION: fieldCheck<'REGION'>({ own: noLimits }) }
