import { observer } from 'mobx-react'
import type { Registration } from '@/api/registration'
import { AsyncView } from '@/components/screen/async-view'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import { openShowTexts } from '@/locales/namespaces/open-show'
import { AnswerRows } from '../../parts/answer-rows'
import type { OpenShowDetailModel } from '../open-show-detail.model'

/** Draws the answers that were sent and are not deleted yet, each with the day of its deletion. */
export const AnswersCard = observer(
  ({ model, registration }: { model: OpenShowDetailModel; registration: Registration }) => {
    const t = useTexts(openShowTexts)
    const tForm = useTexts(formDefinitionTexts)
    const { answers, people } = registration
    if (answers.length === 0) return null
    const nameOf = (key: string): string =>
      people.find(({ personKey }) => personKey === key)?.name ??
      tForm('people.number', { number: Number(key.slice(1)) })
    return (
      <Card title={t('openShow.sent')}>
        <AsyncView compact of={model.definition} skeleton={<Skeleton shape="block" height="120px" />}>
          {(definition) => <AnswerRows definition={definition} answers={answers} nameOf={nameOf} />}
        </AsyncView>
      </Card>
    )
  },
)
