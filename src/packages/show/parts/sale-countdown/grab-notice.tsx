import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { GrabLink } from '@/components/show/grab-link/grab-link'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { showTexts } from '@/locales/namespaces/show'
import type { ShowSale } from '../../sale/show-sale'
import styles from './sale-countdown.module.scss'

/** Draws the offer to prepare a purchase before a sale in this shop. Draws nothing in redemption mode. */
export const GrabNotice = observer(({ sale }: { sale: ShowSale }) => {
  const t = useTexts(showTexts)
  const { stores } = useServices()
  if (stores.shop.redeems || sale.seatChoice === null || sale.seatChoice === 'partner') return null
  return (
    <View className={styles.grab}>
      <Text className={styles.grabNote}>{t('grab.note')}</Text>
      <GrabLink showId={sale.params.showId} />
    </View>
  )
})
