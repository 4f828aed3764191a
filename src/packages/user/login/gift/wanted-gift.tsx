import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { GiftFace } from '@/components/ticket/gift-face/gift-face'
import { Notice } from '@/components/ui/notice/notice'
import { giftTexts } from '@/locales/namespaces/gift'
import { userTexts } from '@/locales/namespaces/user'
import { WantedGiftModel } from './wanted-gift.model'
import styles from './wanted-gift.module.scss'

/**
 * Draws the gift whose link required the login, above the login form. Shows the phone number that can accept the gift.
 */
export const WantedGift = observer(() => {
  const t = useTexts(userTexts)
  const giftText = useTexts(giftTexts)
  const { gift, missing, open } = useModel((deps) => new WantedGiftModel(deps))
  if (missing) return <Notice className={styles.missing}>{t('login.gift.missing')}</Notice>
  if (!gift) return null
  return (
    <View className={styles.gift}>
      {!open && <Notice>{t('login.gift.over')}</Notice>}
      <GiftFace
        card={gift.card}
        message={gift.message}
        who={giftText('gift.accept.from', { giver: gift.from })}
        show={gift}
        qty={gift.qty}
      />
      {open && (
        <View className={styles.phone}>
          <Text>{t('login.gift.phone', { phone: gift.to })}</Text>
        </View>
      )}
    </View>
  )
})
