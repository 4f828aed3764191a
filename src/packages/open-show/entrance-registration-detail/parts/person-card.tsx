import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { EntrancePerson, EntranceVisit } from '@/api/entrance'
import { nearTime } from '@/components/dates'
import { StateTag } from '@/components/order/state-tag/state-tag'
import { AsyncView } from '@/components/screen/async-view'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Card } from '@/components/ui/card/card'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { isEntranceDue } from '@/domain/entrance'
import { entranceTexts } from '@/locales/namespaces/entrance'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import { AnswerRows } from '../../parts/answer-rows'
import { ENTRANCE_TONES } from '../../parts/entrance-tone'
import type { EntranceDetailModel } from '../entrance-registration-detail.model'
import styles from '../entrance-registration-detail.module.scss'

interface PersonCardProps {
  model: EntranceDetailModel
  visit: EntranceVisit
  person: EntrancePerson
}

/** Draws one person: the state of the form, the ways to send or change it, and the answers that the buyer sent. */
export const PersonCard = observer(({ model, visit, person }: PersonCardProps) => {
  const t = useTexts(entranceTexts)
  const now = useNow()
  const { entranceId, name, number, seatDesc, state, doneAt, linkedAt, isByLink, answers, version } = person
  const at = (time: number): string => nearTime(time, { now, utcOffset: visit.utcOffset }, t)
  const done = doneAt === null ? '' : t(isByLink ? 'entrance.doneByLink' : 'entrance.doneOn', { time: at(doneAt) })
  const isDue = isEntranceDue(state)
  const hint = state === 'CHANGE' ? t('entrance.changeHint') : done
  const linked = isDue && linkedAt !== null ? t('entrance.linkedOn', { time: at(linkedAt) }) : ''
  return (
    <Card
      title={name || t('entrance.ticket', { number })}
      note={seatDesc}
      mark={<StateTag tone={ENTRANCE_TONES[state]}>{t(`entrance.state.${state}`)}</StateTag>}
    >
      {[hint, linked].filter(Boolean).map((line) => (
        <Text key={line} className={textStyles.metaBlock}>
          {line}
        </Text>
      ))}
      {answers.length > 0 && (
        <AsyncView compact of={model.definition} skeleton={<Skeleton shape="block" height="120px" />}>
          {(definition) => <AnswerRows definition={definition} answers={answers} />}
        </AsyncView>
      )}
      {model.canSend(person) && (
        <ButtonRow
          className={styles.acts}
          actions={[
            {
              text: t(linkedAt === null ? 'entrance.sendLink' : 'entrance.newLink'),
              onClick: () => model.createLink(person),
              secondary: true,
            },
            {
              text: t(version > 0 && !isByLink ? 'entrance.change' : 'entrance.fillIn'),
              to: linkTo('entrance-registration-form', { entranceId }),
              secondary: !isDue,
            },
          ]}
        />
      )}
    </Card>
  )
})
