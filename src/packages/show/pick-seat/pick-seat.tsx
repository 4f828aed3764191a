import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useId } from 'react'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useDesktop } from '@/components/shell/use-desktop'
import { useTexts } from '@/components/texts'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { seatTexts } from '@/locales/namespaces/seat'
import { CardLine } from '../parts/card-line/card-line'
import { MissingShow } from '../parts/missing-show/missing-show'
import { BottomPanel } from './parts/bottom-panel/bottom-panel'
import { SeatList } from './parts/seat-list/seat-list'
import { SeatMap } from './parts/seat-map/seat-map'
import { SeatNotice } from './parts/seat-notice/seat-notice'
import { SessionRow } from './parts/session-row/session-row'
import { SidePanel } from './parts/side-panel/side-panel'
import { SoldOut } from './parts/sold-out/sold-out'
import { TierLegend } from './parts/tier-legend/tier-legend'
import { ViewSheet } from './parts/view-sheet/view-sheet'
import styles from './pick-seat.module.scss'
import { PickSeatModel } from './pick-seat.model'

/** Screen of the seat selection: on the map, in the list, or automatically (best seats). */
function PickSeat({ params }: { params: RouteParams<'pick-seat'> }) {
  const t = useTexts(seatTexts)
  const model = useModel((deps) => new PickSeatModel(deps, params))
  const page = <Choosing model={model} />
  return (
    <>
      <View className={styles.top}>
        <NavBar title={t('title')} note={model.showName} />
      </View>
      <AsyncView of={model.house} onRetry={model.load} skeleton={page} missing={<MissingShow />}>
        {() => page}
      </AsyncView>
      <ViewSheet model={model} />
    </>
  )
}

const Choosing = observer(({ model }: { model: PickSeatModel }) => {
  const desktop = useDesktop()
  const viewId = useId()
  const soldOut = model.picking?.soldOut ?? false
  return (
    <View className={styles.page}>
      <View className={styles.main}>
        <SessionRow model={model} viewId={viewId} />
        <View className={styles.card}>
          <CardLine card={model.card} sessionId={model.sessionId} used={model.picking?.chosen.length ?? 0} />
        </View>
        {!desktop && !soldOut && <TierLegend model={model} look="row" />}
        <View className={styles.view} id={viewId} role="tabpanel">
          {soldOut ? (
            <SoldOut model={model} />
          ) : (
            <>
              {!model.mapless && <SeatMap model={model} hidden={model.mode !== 'map'} />}
              {model.mode === 'list' && <SeatList model={model} />}
              <SeatNotice model={model} />
            </>
          )}
        </View>
      </View>
      {!soldOut && (desktop ? <SidePanel model={model} /> : <BottomPanel model={model} />)}
    </View>
  )
})

export default screen('pick-seat', PickSeat)
