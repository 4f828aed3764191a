import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Combo } from '@/api/combo'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { ShareAction } from '@/components/share/share-action/share-action'
import { shareCard } from '@/components/share/share-card'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { AsideColumns } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { formatChosen } from '@/domain/combo/chosen'
import { comboTexts } from '@/locales/namespaces/combo'
import { replacedBy } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import boxStyles from '@/styles/box.module.scss'
import { ComboSum } from '../parts/combo-sum'
import { MissingCombo } from '../parts/missing-combo'
import { OverlapNotice } from '../parts/overlap-notice'
import { PartCard } from './parts/part-card'
import { progressText } from './parts/progress-text'
import styles from './ticket-package-show.module.scss'
import { TicketPackageShowModel } from './ticket-package-show.model'

/** Screen of the choice of a combo's shows. */
function TicketPackageShow({ params }: { params: RouteParams<'ticket-package-show'> }) {
  const t = useTexts(comboTexts)
  const { stores } = useServices()
  const model = useModel((deps) => new TicketPackageShowModel(deps, params))
  const { title = t('combo.title'), pictureUrl: picture = '' } = model.combo.value ?? {}
  const chosen = formatChosen(model.chosen)
  const target = { promotionId: params.promotionId, ...(chosen && { chosen }) }
  return (
    <>
      <NavBar
        title={t('combo.chooseShows')}
        right={
          <ShareAction
            label={t('combo.share')}
            title={title}
            card={() => shareCard(stores, 'ticket-package-show', target, { title, picture })}
            target={{ name: 'ticket-package-show', params: target }}
          />
        }
      />
      <View className={styles.page}>
        <AsyncView of={model.combo} skeleton={<DetailSkeleton cards={[420]} />} missing={<MissingCombo />}>
          {(combo) => <Content model={model} combo={combo} />}
        </AsyncView>
      </View>
      <Bar model={model} />
    </>
  )
}

const Content = observer(({ model, combo }: { model: TicketPackageShowModel; combo: Combo }) => {
  const t = useTexts(comboTexts)
  const { promotionId, title, state } = combo
  if (state !== 'ON_SALE')
    return (
      <Empty
        scene={state === 'SOLD_OUT' ? 'sold-out' : 'no-ticket'}
        sentence={t(`combo.closed.${state}`)}
        action={{ text: t('combo.toCombo'), to: replacedBy('ticket-package-detail', { promotionId }) }}
      />
    )
  return (
    <AsideColumns aside={<Summary model={model} title={title} />}>
      <OverlapNotice pairs={model.overlaps} />
      {combo.parts.map((part) => (
        <PartCard key={part.partId} model={model} part={part} />
      ))}
    </AsideColumns>
  )
})

/** Draws the choice so far and the button, beside the list on desktop. */
const Summary = observer(({ model, title }: { model: TicketPackageShowModel; title: string }) => (
  <Card title={title}>
    <View className={boxStyles.stack3}>
      <Progress model={model} />
      {model.sums && <ComboSum {...model.sums} from size="l" />}
      <Next model={model} block />
    </View>
  </Card>
))

const Progress = observer(({ model }: { model: TicketPackageShowModel }) => {
  const t = useTexts(comboTexts)
  return (
    <View className={styles.progress} ariaLive="polite">
      <Text>{progressText(model, t)}</Text>
    </View>
  )
})

const Next = observer(({ model, block }: { model: TicketPackageShowModel; block?: boolean }) => {
  const t = useTexts(comboTexts)
  const { dialogs } = useServices()
  const { isComplete, next } = model
  return (
    <Button
      block={block}
      incomplete={!isComplete}
      {...(isComplete ? { to: next } : { onClick: () => dialogs.toast(progressText(model, t)) })}
    >
      {t('combo.chooseSessions')}
    </Button>
  )
})

const Bar = observer(({ model }: { model: TicketPackageShowModel }) =>
  model.combo.value?.state === 'ON_SALE' ? (
    <BottomBar above={<Progress model={model} />} lead={model.sums && <ComboSum {...model.sums} from />}>
      <Next model={model} />
    </BottomBar>
  ) : null,
)

export default screen('ticket-package-show', TicketPackageShow)
