import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Express as Parcel } from '@/api/express'
import { SupportRow } from '@/components/contact/support-row'
import { StateHead } from '@/components/order/state-head/state-head'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { expressTexts } from '@/locales/namespaces/express'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import styles from './express.module.scss'
import { ExpressModel } from './express.model'
import { ParcelAddress } from './parts/parcel-address/parcel-address'
import { ParcelTimeline } from './parts/parcel-timeline/parcel-timeline'
import { parcelTone } from './parcel-tone'

/** Screen that tracks the parcel with an order's paper tickets. */
function Express({ params }: { params: RouteParams<'express'> }) {
  const model = useModel((deps) => new ExpressModel(deps, params.orderId ?? ''))
  return <Page model={model} />
}

const Page = observer(({ model }: { model: ExpressModel }) => {
  const t = useTexts(expressTexts)
  const away = model.orderId === '' || model.unfit
  const missing = (
    <Empty
      scene="no-order"
      sentence={t(model.orderId === '' ? 'express.pick' : model.unfit ? 'express.unfit' : 'express.missing')}
      action={{ text: t('express.toOrders'), to: linkTo('orders') }}
    />
  )
  return (
    <>
      <NavBar title={t('express.title')} />
      <View className={styles.page}>
        {away ? (
          missing
        ) : (
          <AsyncView of={model.parcel} skeleton={<DetailSkeleton cards={[120, 132, 280]} />} missing={missing}>
            {(parcel) => <Content model={model} parcel={parcel} />}
          </AsyncView>
        )}
      </View>
    </>
  )
})

const Content = observer(({ model, parcel }: { model: ExpressModel; parcel: Parcel }) => {
  const t = useTexts(expressTexts)
  const { state, displayName, expressNo, canChangeAddress } = parcel
  const ended = state === 'SIGNED' && parcel.ticketsEnded
  const tooLate = state === 'RETURNED' && !canChangeAddress
  const copy = (
    <Button kind="quiet" size="s" label={t('express.copyNumber')} onClick={model.copy}>
      {t('button.copy')}
    </Button>
  )
  return (
    <>
      <StateHead
        state={t(`express.state.${state}`)}
        tone={parcelTone(state)}
        hint={t(ended ? 'express.ticketsEnded' : tooLate ? 'express.tooLate' : `express.hint.${state}`)}
      />
      {expressNo !== '' && (
        <Card title={t('express.company')}>
          <FactRow title={t('express.name')} value={displayName || null} />
          <FactRow title={t('express.number')} value={expressNo}>
            {copy}
          </FactRow>
        </Card>
      )}
      <ParcelAddress parcel={parcel} book={model.addressBook} />
      <ParcelTimeline parcel={parcel} />
      <ListGroup>
        <ListRow icon="order" title={t('express.order')} note={parcel.showName} to={model.order} />
      </ListGroup>
      <SupportRow orderId={parcel.orderId} />
    </>
  )
})

export default screen('express', Express)
