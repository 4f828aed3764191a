import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { VisitHead } from '@/components/ticket/visit-head/visit-head'
import { Notice } from '@/components/ui/notice/notice'
import { userTexts } from '@/locales/namespaces/user'
import { WantedGiftModel } from './wanted-gift.model'
import styles from './wanted-gift.module.scss'

/** Above a login that a gift's link led to: the show that the gift is for, and the phone number that may accept it. */
export const WantedGift = observer(() => {
  const t = useTexts(userTexts)
  const { gift, missing, open } = useModel((deps) => new WantedGiftModel(deps))
  if (missing) return <Notice className={styles.missing}>{t('login.gift.missing')}</Notice>
  if (!gift) return null
  return (
    <View className={styles.gift}>
      <VisitHead
        visit={gift}
        lead={t(open ? 'login.gift.open' : 'login.gift.over')}
        more={t('common.ticketCount', { count: gift.qty })}
      />
      {open && (
        <View className={styles.phone}>
          <Text>{t('login.gift.phone', { phone: gift.to })}</Text>
        </View>
      )}
    </View>
  )
})
