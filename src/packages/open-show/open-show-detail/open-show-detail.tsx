import { observer } from 'mobx-react'
import type { Registration } from '@/api/registration'
import { SupportRow } from '@/components/contact/support-row'
import { deviceTimeText, momentText } from '@/components/dates'
import { StateHead } from '@/components/order/state-head/state-head'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { AsideColumns } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Empty } from '@/components/ui/empty/empty'
import { Notice } from '@/components/ui/notice/notice'
import type { Translate } from '@/locales/keys'
import { openShowTexts } from '@/locales/namespaces/open-show'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { REGISTRATION_TONES } from '../parts/registration-tone'
import { OpenShowDetailModel } from './open-show-detail.model'
import styles from './open-show-detail.module.scss'
import { AnswersCard } from './parts/answers-card'
import { DrawCard } from './parts/draw-card'
import { FactsCard, HistoryCard, PeopleCard, PlaceRows } from './parts/registration-cards'

/** Screen of one registration: its state and history, people, cancellation, and the check of the draw. */
function OpenShowDetail({ params: { registrationId } }: { params: RouteParams<'open-show-detail'> }) {
  const t = useTexts(openShowTexts)
  const model = useModel((deps) => new OpenShowDetailModel(deps, registrationId))
  const missing = (
    <Empty
      scene="no-order"
      sentence={t('openShow.missingRegistration')}
      action={{ text: t('openShow.list'), to: linkTo('open-show-list') }}
    />
  )
  return (
    <>
      <AsyncPage
        title={t('openShow.detail')}
        className={styles.page}
        of={model.registration}
        skeleton={<DetailSkeleton cards={[220, 160]} />}
        missing={missing}
      >
        {(registration) => <Detail model={model} registration={registration} />}
      </AsyncPage>
      <Bar model={model} />
    </>
  )
}

/** Returns the explanation of a state. */
const hintOf = (
  { state, reason, isLate, came, show, changes }: Registration,
  now: number,
  t: Translate<typeof openShowTexts>,
): string => {
  const { giving, decidesAt, needs, utcOffset } = show
  const time = decidesAt === null ? '' : momentText(decidesAt, { now, utcOffset }, t)
  if (state === 'APPLIED')
    return t(giving === 'DRAW' ? 'openShow.hint.APPLIED_DRAW' : 'openShow.hint.APPLIED_REVIEW', { time })
  if (state === 'NEEDS_CHANGE')
    return t('openShow.hint.NEEDS_CHANGE', { time: momentText(changes?.until ?? now, { now, utcOffset }, t) })
  if (state === 'REJECTED') return t(`openShow.reason.${reason ?? 'NONE'}`)
  if (state === 'PARTLY_IN') return t('openShow.hint.PARTLY_IN', { count: came })
  if (state === 'CANCELED' && isLate) return t('openShow.hint.CANCELED_LATE')
  if (state === 'APPROVED' && needs === 'NONE') return t('openShow.hint.APPROVED_PLACES')
  return t(`openShow.hint.${state}`)
}

const Detail = observer(({ model, registration }: { model: OpenShowDetailModel; registration: Registration }) => {
  const t = useTexts(openShowTexts)
  const { now, cachedAt } = model
  const { state, show } = registration
  return (
    <>
      {cachedAt !== null && (
        <Notice tone="notice" className={styles.notice}>
          {t('openShow.stored', { time: deviceTimeText(cachedAt, now, t) })}
        </Notice>
      )}
      <StateHead
        state={t(`openShow.state.${state}`)}
        tone={REGISTRATION_TONES[state]}
        hint={hintOf(registration, now, t)}
      />
      <AsideColumns aside={<Actions model={model} stacked />}>
        <FactsCard model={model} registration={registration} />
        <PeopleCard registration={registration} />
        <AnswersCard model={model} registration={registration} />
        {show.giving === 'DRAW' && <DrawCard model={model} />}
        <HistoryCard registration={registration} />
        <PlaceRows model={model} registration={registration} />
        <SupportRow />
      </AsideColumns>
    </>
  )
})

const Bar = observer(({ model }: { model: OpenShowDetailModel }) =>
  model.registration.value ? (
    <BottomBar>
      <Actions model={model} />
    </BottomBar>
  ) : null,
)

const Actions = observer(({ model, stacked }: { model: OpenShowDetailModel; stacked?: boolean }) => {
  const t = useTexts(openShowTexts)
  const { registrationId = '', show, state } = model.registration.value ?? {}
  const cancel = { text: t('openShow.cancel'), onClick: model.cancel, secondary: true }
  const toShow = { text: t('openShow.toShow'), to: linkTo('open-show', { showId: show?.showId ?? '' }) }
  const change = { text: t('openShow.change'), to: linkTo('open-show-form', { registrationId }) }
  if (model.isOpen && state === 'NEEDS_CHANGE') return <ButtonRow actions={[cancel, change]} stacked={stacked} />
  return <ButtonRow actions={model.isOpen ? [cancel, toShow] : [toShow]} stacked={stacked} />
})

export default screen('open-show-detail', OpenShowDetail)
