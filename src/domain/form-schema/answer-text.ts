import type { Definition, Field, FieldKinds, LocalizedText, Option } from './definition'

/** Texts in the reader's language. */
export interface AnswerTexts {
  yes: string
  no: string
  consent: string
  signature: string
  person: string
  pictures: (count: number) => string
  /** Text between several options. */
  separator: string
  read: (text: LocalizedText | undefined) => string
  /** Returns a local date or time as a text. */
  time: (text: string) => string
}

/** Returns the field with this id, or undefined. */
export const fieldOf = ({ sections }: Definition, fieldId: string): Field | undefined =>
  sections.flatMap(({ fields }) => fields).find((field) => field.fieldId === fieldId)

/** Returns an answer as a text. Values that have no text of their own, such as pictures, are named by their number. */
export const answerText = (field: Field, value: unknown, texts: AnswerTexts): string => {
  const of = <K extends keyof FieldKinds>(_kind: K) => value as FieldKinds[K]['value']
  switch (field.kind) {
    case 'NOTE':
      return ''
    case 'YES_NO':
      return of('YES_NO') ? texts.yes : texts.no
    case 'CONSENT':
      return texts.consent
    case 'SIGNATURE':
      return texts.signature
    case 'PERSON':
      return texts.person
    case 'PICTURES':
      return texts.pictures(of('PICTURES').length)
    case 'PHONE':
      return `+${of('PHONE').countryCode} ${of('PHONE').cellphone}`
    case 'DOCUMENT':
      return of('DOCUMENT').idNo
    case 'PLATE':
      return of('PLATE').plate
    case 'REGION': {
      const { provinceName, cityName, districtName } = of('REGION')
      return [provinceName, cityName, districtName].filter(Boolean).join(' ')
    }
    case 'ADDRESS': {
      const { provinceName, cityName, districtName, detail } = of('ADDRESS')
      return [provinceName, cityName, districtName, detail].filter(Boolean).join(' ')
    }
    case 'CHOICE':
    case 'CHOICES': {
      const labelOf = (id: string) =>
        texts.read(field.options.find((option: Option) => option.optionId === id)?.label) || id
      return [value as string | string[]].flat().map(labelOf).join(texts.separator)
    }
    default:
      return texts.time(String(value))
  }
}
