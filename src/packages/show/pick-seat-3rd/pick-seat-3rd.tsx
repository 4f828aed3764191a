import { View } from '@tarojs/components'
import { useModel } from '@/components/screen/use-model'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { showTexts } from '@/locales/namespaces/show'
import { MissingShow } from '../parts/missing-show/missing-show'
import { ShowLine } from '../parts/show-line/show-line'
import { PartnerSeats } from './parts/partner-seats/partner-seats'
import styles from './pick-seat-3rd.module.scss'
import { PickSeat3rdModel } from './pick-seat-3rd.model'

/** Screen for selecting seats on a partner's page. Opens that page, then the checkout. */
function PickSeat3rd({ params }: { params: RouteParams<'pick-seat-3rd'> }) {
  const t = useTexts(showTexts)
  const model = useModel((deps) => new PickSeat3rdModel(deps, params))
  const { facts, step } = model
  const page = (
    <View className={styles.page}>
      <ShowLine show={facts.value} />
      <PartnerSeats model={model} />
    </View>
  )
  return (
    <AsyncPage title={t('partner.title')} of={facts} skeleton={page} missing={<MissingShow />}>
      {() =>
        step === 'elsewhere' ? (
          <Empty
            scene="no-result"
            sentence={t('partner.notHere')}
            action={{ text: t('partner.toShow'), to: model.show }}
          />
        ) : (
          page
        )
      }
    </AsyncPage>
  )
}

export default screen('pick-seat-3rd', PickSeat3rd)
