import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Combo } from '@/api/combo'
import { StateHead } from '@/components/order/state-head/state-head'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { useNow, useServices } from '@/components/services'
import { ShareAction } from '@/components/share/share-action/share-action'
import { shareCard } from '@/components/share/share-card'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { AsideColumns, PhoneOnly } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Poster } from '@/components/ui/poster/poster'
import { FIRST_PICTURES } from '@/domain/drawn-picture'
import { comboTexts } from '@/locales/namespaces/combo'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { ComboSum } from '../parts/combo-sum'
import { MissingCombo } from '../parts/missing-combo'
import { ComboActions } from './parts/combo-actions'
import { ComboShows, PriceCard, RulesCard } from './parts/combo-cards'
import { stateHint, TONES } from './parts/combo-state'
import styles from './ticket-package-detail.module.scss'
import { TicketPackageDetailModel } from './ticket-package-detail.model'

/** Screen of a combo: its shows, price and rules. */
function TicketPackageDetail({ params }: { params: RouteParams<'ticket-package-detail'> }) {
  const t = useTexts(comboTexts)
  const { stores } = useServices()
  const model = useModel((deps) => new TicketPackageDetailModel(deps, params))
  const { title = t('combo.title'), pictureUrl: picture = '' } = model.combo.value ?? {}
  const target = { promotionId: params.promotionId }
  return (
    <>
      <NavBar
        title={t('combo.title')}
        right={
          <ShareAction
            label={t('combo.share')}
            title={title}
            card={() => shareCard(stores, 'ticket-package-detail', target, { title, picture })}
            target={{ name: 'ticket-package-detail', params: target }}
          />
        }
      />
      <View className={styles.page}>
        <AsyncView of={model.combo} skeleton={<DetailSkeleton cards={[160, 320, 180]} />} missing={<MissingCombo />}>
          {(combo) => <Content model={model} combo={combo} />}
        </AsyncView>
      </View>
      <Bar model={model} />
    </>
  )
}

interface ComboProps {
  model: TicketPackageDetailModel
  combo: Combo
}

const Content = observer(({ model, combo }: ComboProps) => {
  const t = useTexts(comboTexts)
  const { state } = model
  const now = useNow()
  return (
    <>
      <Poster src={combo.pictureUrl} ratio={0.42} width={FIRST_PICTURES.venue} eager className={styles.picture} />
      <View className={styles.title} role="heading" ariaLevel={2}>
        {combo.title}
      </View>
      <StateHead state={t(`combo.state.${state}`)} tone={TONES[state]} hint={stateHint(state, combo, now, t)} />
      <AsideColumns
        aside={
          <>
            <PriceCard model={model} combo={combo} />
            <ComboActions model={model} combo={combo} stacked />
          </>
        }
      >
        <PhoneOnly>
          <PriceCard model={model} combo={combo} />
        </PhoneOnly>
        <ComboShows combo={combo} />
        <RulesCard combo={combo} />
      </AsideColumns>
    </>
  )
})

const Bar = observer(({ model }: { model: TicketPackageDetailModel }) => {
  const { combo, lowest, isOnSale } = model
  if (!combo.value) return null
  return (
    <BottomBar lead={isOnSale && lowest && <ComboSum {...lowest} from />}>
      <ComboActions model={model} combo={combo.value} />
    </BottomBar>
  )
})

export default screen('ticket-package-detail', TicketPackageDetail)
