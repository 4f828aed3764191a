import type { Definition, Field, FieldKinds, LocalizedText, Option } from '@/domain/form-schema/definition'
import type { Translate } from '@/locales/keys'
import { formTime } from './local-texts'
import type { DefinitionTexts } from './slot'

/** An answer that the account has sent. */
export interface SentAnswer {
  fieldId: string
  personKey: string | null
  value: unknown
}

interface Reader {
  t: Translate<DefinitionTexts>
  read: (text: LocalizedText | undefined) => string
}

/** Returns the field of an answer, or undefined. */
export const fieldOfAnswer = ({ sections }: Definition, { fieldId }: SentAnswer): Field | undefined =>
  sections.flatMap(({ fields }) => fields).find((field) => field.fieldId === fieldId)

/** Returns an answer as a text. Values that have no text of their own, such as pictures, are named by their number. */
export const answerText = (field: Field, { value }: SentAnswer, { t, read }: Reader): string => {
  const of = <K extends keyof FieldKinds>(_kind: K) => value as FieldKinds[K]['value']
  switch (field.kind) {
    case 'NOTE':
      return ''
    case 'YES_NO':
      return t(of('YES_NO') ? 'answer.yes' : 'answer.no')
    case 'CONSENT':
      return t('answer.consent')
    case 'SIGNATURE':
      return t('answer.signature')
    case 'PERSON':
      return t('answer.person')
    case 'PICTURES':
      return t('answer.pictures', { count: of('PICTURES').length })
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
      const labelOf = (id: string) => read(field.options.find((option: Option) => option.optionId === id)?.label) || id
      return [value as string | string[]].flat().map(labelOf).join(t('common.separator'))
    }
    default:
      return formTime(String(value))
  }
}
