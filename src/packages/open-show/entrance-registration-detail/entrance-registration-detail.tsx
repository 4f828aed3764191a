import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { EntranceVisit } from '@/api/entrance'
import { SupportRow } from '@/components/contact/support-row'
import { deviceTimeText, momentText, nearTime, sessionDate } from '@/components/dates'
import { StateHead } from '@/components/order/state-head/state-head'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { useShareCards } from '@/components/share/use-share-cards'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Notice } from '@/components/ui/notice/notice'
import { type EntranceState, isEntranceDue } from '@/domain/entrance'
import type { Translate } from '@/locales/keys'
import { entranceTexts } from '@/locales/namespaces/entrance'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import boxStyles from '@/styles/box.module.scss'
import { ENTRANCE_TONES } from '../parts/entrance-tone'
import { visitState } from '../parts/visit-state'
import { EntranceDetailModel } from './entrance-registration-detail.model'
import styles from './entrance-registration-detail.module.scss'
import { LinkSheet } from './parts/link-sheet'
import { PersonCard } from './parts/person-card'

/** Screen of a visit: the form of each person, and a link for each person whose form is missing. */
function EntranceDetail({ params: { entranceId } }: { params: RouteParams<'entrance-registration-detail'> }) {
  const t = useTexts(entranceTexts)
  const model = useModel((deps) => new EntranceDetailModel(deps, entranceId))
  useShareCards(() => model.shareCard)
  const action = { text: t('entrance.toList'), to: linkTo('registration-list') }
  return (
    <>
      <AsyncPage
        title={t('entrance.detail')}
        className={styles.page}
        of={model.visit}
        skeleton={<DetailSkeleton cards={[120, 160, 168]} />}
        missing={<Empty scene="no-ticket" sentence={t('entrance.missing')} action={action} />}
      >
        {(visit) => <Detail model={model} visit={visit} />}
      </AsyncPage>
      <LinkSheet model={model} />
    </>
  )
}

/** Returns the explanation of a visit's state. */
const hintOf = (state: EntranceState, { atGate }: EntranceVisit, time: string, t: Translate<typeof entranceTexts>) => {
  if (isEntranceDue(state)) return t(`entrance.hint.${atGate}`)
  return state === 'DONE' ? t('entrance.hint.DONE', { time }) : t('entrance.hint.over')
}

const Detail = observer(({ model, visit }: { model: EntranceDetailModel; visit: EntranceVisit }) => {
  const t = useTexts(entranceTexts)
  const now = useNow()
  const { showName, utcOffset, neededBy, people, voucherId } = visit
  const { state, text } = visitState(visit, t)
  const at = { now, utcOffset }
  const isOver = now >= neededBy
  return (
    <>
      {model.cachedAt !== null && (
        <Notice tone="notice" className={styles.notice}>
          {t('entrance.stored', { time: deviceTimeText(model.cachedAt, now, t) })}
        </Notice>
      )}
      <StateHead
        state={text}
        tone={ENTRANCE_TONES[state]}
        hint={hintOf(state === 'DONE' && isOver ? 'CLOSED' : state, visit, nearTime(neededBy, at, t), t)}
      />
      <View className={boxStyles.stack3}>
        <Card title={showName}>
          <FactRow title={t('entrance.time')} value={sessionDate(visit, t, now)} />
          <FactRow title={t('entrance.changeUntil')} value={isOver ? null : momentText(neededBy, at, t)} />
        </Card>
        {people.map((person) => (
          <PersonCard key={person.entranceId} model={model} visit={visit} person={person} />
        ))}
        <ListGroup>
          <ListRow icon="ticket" title={t('entrance.toTicket')} to={linkTo('ticket-detail-new', { id: voucherId })} />
          <ListRow icon="list" title={t('entrance.toList')} to={linkTo('registration-list')} />
        </ListGroup>
        <SupportRow showId={visit.showId} />
      </View>
    </>
  )
})

export default screen('entrance-registration-detail', EntranceDetail)
