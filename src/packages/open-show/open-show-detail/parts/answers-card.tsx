import { observer } from 'mobx-react'
import type { Registration } from '@/api/registration'
import { answerText, fieldOfAnswer } from '@/components/form/definition/answer-text'
import { formTime, useLocalized } from '@/components/form/definition/local-texts'
import { AsyncView } from '@/components/screen/async-view'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { SelectRow } from '@/components/ui/select-row/select-row'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import type { Definition } from '@/domain/form-schema/definition'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import { openShowTexts } from '@/locales/namespaces/open-show'
import type { OpenShowDetailModel } from '../open-show-detail.model'

/** Draws the answers that were sent and are not deleted yet, each with the day of its deletion. */
export const AnswersCard = observer(
  ({ model, registration }: { model: OpenShowDetailModel; registration: Registration }) => {
    const t = useTexts(openShowTexts)
    if (registration.answers.length === 0) return null
    return (
      <Card title={t('openShow.sent')}>
        <AsyncView compact of={model.definition} skeleton={<Skeleton shape="block" height="120px" />}>
          {(definition) => <Answers registration={registration} definition={definition} />}
        </AsyncView>
      </Card>
    )
  },
)

function Answers({ registration, definition }: { registration: Registration; definition: Definition }) {
  const t = useTexts(openShowTexts)
  const tForm = useTexts(formDefinitionTexts)
  const read = useLocalized()
  const { answers, people } = registration
  const order = definition.sections.flatMap(({ fields }) => fields.map(({ fieldId }) => fieldId))
  const sorted = [...answers].sort((one, other) => order.indexOf(one.fieldId) - order.indexOf(other.fieldId))
  return sorted.flatMap((answer) => {
    const field = fieldOfAnswer(definition, answer)
    if (!field) return []
    const { fieldId, personKey, deletedOn } = answer
    const number = Number(personKey?.slice(1))
    const name =
      people.find((person) => person.personKey === personKey)?.name ??
      (personKey === null ? '' : tForm('people.number', { number }))
    return (
      <SelectRow
        key={`${personKey ?? ''}/${fieldId}`}
        title={answerText(field, answer, { t: tForm, read })}
        notes={[
          [name, read(field.label)].filter(Boolean).join(' · '),
          t('openShow.sentDeleted', { date: formTime(deletedOn) }),
        ]}
      />
    )
  })
}
