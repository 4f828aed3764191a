import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PaymentSheet } from '@/components/order/payment-sheet/payment-sheet'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { parkingTexts } from '@/locales/namespaces/parking'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { ParkingPaymentModel } from './parking-payment.model'
import styles from './parking-payment.module.scss'
import { EntryCode } from './parts/entry-code'
import { FoundStays } from './parts/found-stays'
import { ParksCard } from './parts/parks-card'
import { Payment } from './parts/payment'
import { PlateForm } from './parts/plate-form'
import { PlatesCard } from './parts/plates-card'
import { SilentNotice } from './parts/silent-notice'

/** Screen that finds the buyer's stay in a car park and pays its fee. */
function ParkingPayment({ params }: { params: RouteParams<'parking-payment'> }) {
  const t = useTexts(parkingTexts)
  const model = useModel((deps) => new ParkingPaymentModel(deps, params))
  return (
    <>
      <NavBar title={t('parking.title')} />
      <View className={styles.cards}>
        <AsyncView of={model.plates.list} skeleton={<Skeleton shape="block" height="120px" />}>
          {() => <Found model={model} couponId={params.couponId} />}
        </AsyncView>
      </View>
      <PaymentSheet />
    </>
  )
}

const Found = observer(({ model, couponId }: { model: ParkingPaymentModel; couponId: string | undefined }) => {
  const { answer, isAdding, isAsking, isSilent, payment, plates } = model
  return (
    <>
      {isAdding ? <PlateForm model={plates} /> : <PlatesCard model={plates} />}
      <ParksCard model={model} />
      {isSilent && <SilentNotice model={model} />}
      {isAsking && !(isSilent && answer.value === null) && (
        <AsyncView of={answer} skeleton={<Skeleton shape="block" height="240px" />}>
          {(found) => <FoundStays model={model} answer={found} />}
        </AsyncView>
      )}
      <EntryCode model={model} />
      {payment && <Payment key={payment.key} purchase={payment} couponId={couponId} />}
    </>
  )
})

export default screen('parking-payment', ParkingPayment)
