import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { ShowCard } from '@/components/show/show-card/show-card'
import { useTexts } from '@/components/texts'
import { Section } from '@/components/ui/section/section'
import { PARKING } from '@/domain/payment/return-address'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { orderTexts } from '@/locales/namespaces/order'
import { ParkingPaid } from '../parts/parking-paid/parking-paid'
import { ResultView } from '../parts/result-view/result-view'
import { ResultModel } from '../result/result.model'
import { useBackHome } from '@/components/shell/use-back-home'
import styles from './pay-success.module.scss'
import { RecommendedModel } from './recommended.model'

/** Screen of a payment result, if the merchant has no layout for the result. It also shows parking payments. */
function PaySuccess({ params }: { params: RouteParams<'pay-success'> }) {
  return params.fromPage === PARKING ? <ParkingPaid orderId={params.orderId} /> : <TicketsPaid params={params} />
}

const TicketsPaid = observer(({ params }: { params: RouteParams<'pay-success'> }) => {
  const t = useTexts(orderTexts)
  const { navigate } = useServices()
  const model = useModel((deps) => new ResultModel(deps, params))
  useBackHome(model.paid)
  const recommended = useModel((deps) => new RecommendedModel(deps))
  const shows = recommended.without(model.order?.firstShowId)
  return (
    <>
      <NavBar
        title={t(model.order?.rebookOf ? 'result.rebookedTitle' : 'result.title')}
        onBack={() => void navigate.switchTab('home')}
      />
      <ResultView model={model} />
      {model.paid && shows.length > 0 && (
        <View className={styles.more}>
          <Section title={t('result.more')}>
            <View className={styles.grid}>
              {shows.map((show) => (
                <ShowCard key={show.showId} show={show} size="medium" />
              ))}
            </View>
          </Section>
        </View>
      )}
    </>
  )
})

export default screen('pay-success', PaySuccess)
