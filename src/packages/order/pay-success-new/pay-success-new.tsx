import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { LayoutView } from '@/components/layout/layout-view'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { orderTexts } from '@/locales/namespaces/order'
import { ResultView } from '../parts/result-view/result-view'
import { ResultModel } from '../result/result.model'
import { useBackHome } from '@/components/shell/use-back-home'
import styles from './pay-success-new.module.scss'
import { ResultLayoutModel } from './result-layout.model'

/** Screen after a payment, with the merchant's components below the result (decision 13). */
function PaySuccessNew({ params }: { params: RouteParams<'pay-success-new'> }) {
  const t = useTexts(orderTexts)
  const { navigate } = useServices()
  const model = useModel((deps) => new ResultModel(deps, params))
  useBackHome(model.paid)
  return (
    <>
      <NavBar
        title={t(model.order?.rebookOf ? 'result.rebookedTitle' : 'result.title')}
        onBack={() => void navigate.switchTab('home')}
      />
      <ResultView model={model} />
      {model.paid && model.order && <ResultLayout showId={model.order.firstShowId} />}
    </>
  )
}

const ResultLayout = observer(({ showId }: { showId: string }) => {
  const model = useModel((deps) => new ResultLayoutModel(deps, showId))
  const layout = model.layout.value
  return (
    layout && (
      <View className={styles.after}>
        <LayoutView layout={layout} showId={showId} />
      </View>
    )
  )
})

export default screen('pay-success-new', PaySuccessNew)
