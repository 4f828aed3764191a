import { fieldCheck } from '../../check/field-check'
import { noLimits } from '../../check/parts'

export const checks = {
  NOTE: fieldCheck<'NOTE'>({ own: noLimits, keep: ['PLAIN'], reusable: false, hasAnswer: false }),
}
