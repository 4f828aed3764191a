import { fieldCheck } from '../../check/field-check'
import { noLimits } from '../../check/parts'

export const checks = {
  YES_NO: fieldCheck<'YES_NO'>({
    own: noLimits,
    compares: (value) => typeof value === 'boolean',
    candidates: () => [true, false],
  }),
}
