import { fieldCheck } from '../../check/field-check'
import { noLimits } from '../../check/parts'

export const checks = { PLATE: fieldCheck<'PLATE'>({ own: noLimits }) }
