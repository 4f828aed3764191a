import { fieldCheck } from '../../check/field-check'
import { noLimits } from '../../check/parts'

export const checks = { ADDRESS: fieldCheck<'ADDRESS'>({ own: noLimits, keep: ['CONTACT', 'HEALTH', 'MINOR'] }) }
