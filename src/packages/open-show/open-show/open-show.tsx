import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OpenShow as Show } from '@/api/open-show'
import { momentText } from '@/components/dates'
import type { OrderTone } from '@/components/order/order-tone'
import { StateHead } from '@/components/order/state-head/state-head'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { AsideColumns } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
import { Empty } from '@/components/ui/empty/empty'
import { useHostAction } from '@/components/ui/use-host-action'
import type { OpenShowPhase } from '@/domain/open-show/open-show'
import { openShowTexts } from '@/locales/namespaces/open-show'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { REGISTRATION_TONES } from '../parts/registration-tone'
import { RulesCard } from '../parts/rules-card'
import { OpenShowModel } from './open-show.model'
import styles from './open-show.module.scss'
import { AboutCard, GivingCard, SessionsCard, VenueRow } from './parts/show-cards'

const TONES: Readonly<Record<OpenShowPhase, OrderTone>> = {
  ...{ NOT_YET: 'plain', OPEN: 'good', CLOSED: 'plain', DRAWN: 'plain', OVER: 'over', CANCELED: 'bad' },
}

/** Screen of an open show. Its content scrolls, the page does not. */
function OpenShow({ params: { showId } }: { params: RouteParams<'open-show'> }) {
  const t = useTexts(openShowTexts)
  const model = useModel((deps) => new OpenShowModel(deps, showId))
  const missing = (
    <Empty
      scene="no-result"
      sentence={t('openShow.missing')}
      action={{ text: t('openShow.browse'), to: linkTo('all') }}
    />
  )
  return (
    <>
      <NavBar title={t('openShow.title')} />
      <ScrollView className={styles.scroll} scrollY>
        <View className={styles.page}>
          <AsyncView of={model.show} skeleton={<DetailSkeleton cards={[260, 160, 180]} />} missing={missing}>
            {(show) => <Content model={model} show={show} />}
          </AsyncView>
        </View>
      </ScrollView>
      <Bar model={model} />
    </>
  )
}

/** Draws the buyer's own state if there is one, else the phase of the show. */
const Head = observer(({ model, show }: { model: OpenShowModel; show: Show }) => {
  const t = useTexts(openShowTexts)
  const now = useNow()
  const { registration, isFull } = model
  const { phase, opensAt, closesAt, utcOffset } = show
  const [from, until] = [opensAt, closesAt].map((time) => momentText(time, { now, utcOffset }, t))
  const phaseHint = t(`openShow.phaseHint.${phase}`, { from, until })
  if (registration)
    return (
      <StateHead
        state={t(`openShow.state.${registration.state}`)}
        tone={REGISTRATION_TONES[registration.state]}
        hint={phaseHint}
      />
    )
  if (isFull) return <StateHead state={t('openShow.full')} tone="due" hint={t('openShow.fullHint')} />
  return <StateHead state={t(`openShow.phase.${phase}`)} tone={TONES[phase]} hint={phaseHint} />
})

const Content = observer(({ model, show }: { model: OpenShowModel; show: Show }) => (
  <>
    <Head model={model} show={show} />
    <AsideColumns aside={<Action model={model} />}>
      <AboutCard show={show} />
      <SessionsCard show={show} />
      <GivingCard show={show} />
      <VenueRow show={show} openMap={model.openMap} />
      <RulesCard show={show} />
    </AsideColumns>
  </>
))

const Bar = observer(({ model }: { model: OpenShowModel }) =>
  model.show.value ? (
    <BottomBar>
      <Action model={model} />
    </BottomBar>
  ) : null,
)

/** Draws the one action: the own registration, registering, a reminder of the opening, or other shows. */
const Action = observer(({ model }: { model: OpenShowModel }) => {
  const t = useTexts(openShowTexts)
  const run = useHostAction()
  const { registration, show, isFull, remind } = model
  const { phase, showId } = show.value ?? {}
  if (registration)
    return (
      <Button block to={linkTo('open-show-detail', { registrationId: registration.registrationId })}>
        {t('openShow.mine')}
      </Button>
    )
  if (phase === 'OPEN' && !isFull && showId)
    return (
      <Button block to={linkTo('open-show-form', { showId })}>
        {t('openShow.register')}
      </Button>
    )
  if (phase === 'NOT_YET')
    return (
      <Button
        block
        onClick={() => void run(remind(), { done: t('calendar.added'), downloaded: t('calendar.downloaded') })}
      >
        {t('openShow.remind')}
      </Button>
    )
  return (
    <Button block kind="secondary" to={linkTo('all')}>
      {t('openShow.browse')}
    </Button>
  )
})

export default screen('open-show', OpenShow)
