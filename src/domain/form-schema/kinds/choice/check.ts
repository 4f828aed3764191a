import { array, check, maxLength, minLength, optional, pipe, regex, strictObject, string } from 'valibot'
import { fieldCheck } from '../../check/field-check'
import { label, noLimits, whole } from '../../check/parts'
import { type Comparable, MOST, type Option } from '../../definition'

const option = strictObject({
  optionId: pipe(string(), regex(/^[A-Za-z0-9_-]{1,40}$/)),
  label,
  places: optional(whole(0, 1_000_000)),
})

const options = pipe(
  array(option),
  minLength(1),
  maxLength(MOST.options),
  check((list) => new Set(list.map(({ optionId }) => optionId)).size === list.length, 'DUPLICATE'),
)

interface WithOptions {
  options: readonly Option[]
}

const idsOf = ({ options: list }: WithOptions): string[] => list.map(({ optionId }) => optionId)
const compares = (value: Comparable, field: WithOptions): boolean => idsOf(field).includes(value as string)

export const checks = {
  CHOICE: fieldCheck<'CHOICE'>({ own: { ...noLimits, options }, compares, candidates: idsOf }),
  CHOICES: fieldCheck<'CHOICES'>({
    own: {
      limits: strictObject({ least: optional(whole(0, MOST.options)), most: optional(whole(1, MOST.options)) }),
      options,
    },
    isImpossible: ({ limits: { least = 0, most = Infinity }, options: list }) => least > most || least > list.length,
    compares,
    candidates: idsOf,
    several: ({ limits: { least = 1, most = Infinity } }) => ({ least: Math.max(1, least), most }),
  }),
}
