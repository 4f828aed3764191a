import { optional, picklist, strictObject } from 'valibot'
import { fieldCheck } from '../../check/field-check'
import { whole } from '../../check/parts'
import { RATIOS } from './kind'

/** Maximum number of pictures of a field, and the size of stored pictures in pixels (shell §9). */
const MOST = 9
const SIZE = { width: 1080, height: 1960 }

export const checks = {
  PICTURES: fieldCheck<'PICTURES'>({
    own: {
      limits: strictObject({
        least: optional(whole(0, MOST)),
        most: whole(1, MOST),
        ratio: optional(picklist(RATIOS)),
        minWidth: optional(whole(1, SIZE.width)),
        minHeight: optional(whole(1, SIZE.height)),
      }),
    },
    keep: ['PICTURE', 'HEALTH', 'MINOR'],
    uploads: (codes) => codes,
    reusable: false,
    isImpossible: ({ limits: { least = 0, most } }) => least > most,
  }),
}
