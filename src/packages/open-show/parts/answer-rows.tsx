import type { SentAnswer } from '@/api/form'
import { formTime } from '@/components/form/definition/local-texts'
import { useAnswerTexts } from '@/components/form/definition/use-answer-texts'
import { useTexts } from '@/components/texts'
import { SelectRow } from '@/components/ui/select-row/select-row'
import { answerText, fieldOf } from '@/domain/form-schema/answer-text'
import type { Definition } from '@/domain/form-schema/definition'
import { openShowTexts } from '@/locales/namespaces/open-show'

interface AnswerRowsProps {
  definition: Definition
  answers: readonly SentAnswer[]
  /** Returns the name of a person, by the key in the answers. */
  nameOf?: (personKey: string) => string
}

/** Draws sent answers in the order of the form, each with the day of its deletion. */
export function AnswerRows({ definition, answers, nameOf = () => '' }: AnswerRowsProps) {
  const t = useTexts(openShowTexts)
  const texts = useAnswerTexts()
  const order = definition.sections.flatMap(({ fields }) => fields.map(({ fieldId }) => fieldId))
  const sorted = [...answers].sort((one, other) => order.indexOf(one.fieldId) - order.indexOf(other.fieldId))
  return sorted.flatMap(({ fieldId, personKey, value, deletedOn }) => {
    const field = fieldOf(definition, fieldId)
    if (!field) return []
    const name = personKey === null ? '' : nameOf(personKey)
    return (
      <SelectRow
        key={`${personKey ?? ''}/${fieldId}`}
        title={answerText(field, value, texts)}
        notes={[
          [name, texts.read(field.label)].filter(Boolean).join(' · '),
          t('openShow.sentDeleted', { date: formTime(deletedOn) }),
        ]}
      />
    )
  })
}
