import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { parkingTexts } from '@/locales/namespaces/parking'
import { screen } from '@/router/screen'

/** Screen that pays the fee of a stay. */
function ParkingPayment() {
  const t = useTexts(parkingTexts)
  return <NavBar title={t('parking.title')} />
}

export default screen('parking-payment', ParkingPayment)
