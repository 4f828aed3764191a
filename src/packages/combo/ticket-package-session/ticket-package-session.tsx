import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { AsideColumns } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { comboTexts } from '@/locales/namespaces/combo'
import { replacedBy } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import boxStyles from '@/styles/box.module.scss'
import { MissingCombo } from '../parts/missing-combo'
import { Choice, type ChoiceProps } from './parts/choice'
import { HeldCard } from './parts/held-card'
import { Next, Sum } from './parts/next'
import styles from './ticket-package-session.module.scss'
import { TicketPackageSessionModel } from './ticket-package-session.model'

/** Screen of the choice of sessions, tiers and seats of a combo. */
function TicketPackageSession({ params }: { params: RouteParams<'ticket-package-session'> }) {
  const t = useTexts(comboTexts)
  const model = useModel((deps) => new TicketPackageSessionModel(deps, params))
  return (
    <>
      <NavBar title={t('combo.chooseSessions')} />
      <View className={styles.page}>
        <AsyncView of={model.combo} skeleton={<DetailSkeleton cards={[220, 240, 200]} />} missing={<MissingCombo />}>
          {(combo) => <Content model={model} combo={combo} showId={params.showId} />}
        </AsyncView>
      </View>
      <Bar model={model} />
    </>
  )
}

interface SessionProps {
  model: TicketPackageSessionModel
}

const Content = observer(({ model, combo, showId }: ChoiceProps) => {
  const t = useTexts(comboTexts)
  const { promotionId, title, state } = combo
  const { set, choice } = model
  if (state !== 'ON_SALE' && !set)
    return (
      <Empty
        scene={state === 'SOLD_OUT' ? 'sold-out' : 'no-ticket'}
        sentence={t(`combo.closed.${state}`)}
        action={{ text: t('combo.toCombo'), to: replacedBy('ticket-package-detail', { promotionId }) }}
      />
    )
  if (choice.entries.length === 0)
    return (
      <Empty
        scene="no-ticket"
        sentence={t('combo.nothingChosen')}
        action={{ text: t('combo.chooseShows'), to: replacedBy('ticket-package-show', { promotionId }) }}
      />
    )
  return (
    <AsideColumns
      aside={
        <Card title={title}>
          <View className={boxStyles.stack3}>
            <Sum model={model} size="l" />
            <Next model={model} block />
          </View>
        </Card>
      }
    >
      {set ? <HeldCard model={model} set={set} /> : <Choice model={model} combo={combo} showId={showId} />}
    </AsideColumns>
  )
})

const Bar = observer(({ model }: SessionProps) => {
  const { combo, choice, set } = model
  if ((combo.value?.state !== 'ON_SALE' && !set) || choice.entries.length === 0) return null
  return (
    <BottomBar lead={<Sum model={model} />}>
      <Next model={model} />
    </BottomBar>
  )
})

export default screen('ticket-package-session', TicketPackageSession)
