import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { ErrorState } from '@/components/screen/error-state'
import { useModel, useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { screen } from '@/router/screen'
import { useScreenLoading } from '@/router/screen-loading'
import type { RouteParams } from '@/router/table/table'
import { showTexts } from '@/locales/namespaces/show'
import { MissingShow } from '../parts/missing-show/missing-show'
import { ShowLine } from '../parts/show-line/show-line'
import { PartnerSeats } from './parts/partner-seats/partner-seats'
import styles from './pick-seat-3rd.module.scss'
import { PickSeat3rdModel } from './pick-seat-3rd.model'

/** Seats that are picked on a partner's page: the way there, and back to the order. */
function PickSeat3rd({ params }: { params: RouteParams<'pick-seat-3rd'> }) {
  const t = useTexts(showTexts)
  const model = useModel((services) => new PickSeat3rdModel(services, params))
  const { language } = useServices().stores.preferences
  const { facts, step } = model
  useScreenLoading(facts.status === 'loading')
  useEffect(() => void model.load(), [model, language])
  useDidShow(() => void model.resume())

  return (
    <>
      <NavBar title={t('partner.title')} />
      {model.missing ? (
        <MissingShow />
      ) : facts.status === 'failed' ? (
        <ErrorState error={facts.error} onRetry={model.load} />
      ) : step === 'elsewhere' ? (
        <Empty
          scene="no-result"
          sentence={t('partner.notHere')}
          action={{ text: t('partner.toShow'), onClick: model.toShow }}
        />
      ) : (
        <View className={styles.page}>
          <ShowLine show={facts.value} />
          <PartnerSeats model={model} />
        </View>
      )}
    </>
  )
}

export default screen('pick-seat-3rd', PickSeat3rd)
