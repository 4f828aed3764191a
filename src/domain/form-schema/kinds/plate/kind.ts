import { kindRules, stringsOf } from '../../kind-rules'

import { isPlate, normalPlate, PLATE_AREAS, type PlateArea } from '../../../plate/plate'

export interface PlateValue {
  readonly area: PlateArea
  /** In its stored form. */
  readonly plate: string
}

declare module '../../definition' {
  interface FieldKinds {
    PLATE: { value: PlateValue; own: { readonly limits: Readonly<Record<string, never>> } }
  }
}

const isArea = (area: string): area is PlateArea => (PLATE_AREAS as readonly string[]).includes(area)

export const kinds = {
  PLATE: kindRules<'PLATE'>({
    read: (input) => {
      const typed = stringsOf(input, ['area', 'plate'])
      if (!typed || !isArea(typed.area)) return undefined
      const plate = normalPlate(typed.plate)
      return plate === '' ? null : { area: typed.area, plate }
    },
    problem: ({ area, plate }) => (isPlate(plate, area) ? null : ['INVALID']),
  }),
}
