import { optional, picklist, strictObject } from 'valibot'
import { maskName } from '../../../identity/mask'
import { fieldCheck, KEEP } from '../../check/field-check'
import { whole } from '../../check/parts'
import { TEXT_PATTERNS } from './kind'

const limits = (most: number) =>
  strictObject({
    least: optional(whole(0, most)),
    most: whole(1, most),
    pattern: optional(picklist(TEXT_PATTERNS)),
  })

/** Lengths of a postcode. Other patterns allow all lengths. */
const POSTCODE = { least: 3, most: 10 }

const isImpossible = ({
  limits: { least = 0, most, pattern },
}: {
  limits: { least?: number; most: number; pattern?: string }
}) => least > most || (pattern === 'POSTCODE' && (most < POSTCODE.least || least > POSTCODE.most))

export const checks = {
  TEXT: fieldCheck<'TEXT'>({ own: { limits: limits(500) }, isImpossible, keep: [...KEEP, 'IDENTITY'], mask: maskName }),
  LONG_TEXT: fieldCheck<'LONG_TEXT'>({ own: { limits: limits(4000) }, isImpossible }),
}
