import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Picture } from '@/components/ui/picture/picture'
import { Sheet } from '@/components/ui/sheet/sheet'
import { CLIENT_VERSION } from '@/domain/version'
import { drawnWidth } from '@/domain/drawn-picture'
import styles from './about-sheet.module.scss'

const MARK = drawnWidth(56)

/** Who runs the shop, and which version this is. */
export const AboutSheet = observer(({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTexts()
  const { shop, preferences } = useServices().stores
  const { config } = shop
  const avatar = shop.avatar(preferences.theme)
  return (
    <Sheet open={open} title={t('mine.about')} onClose={onClose}>
      <View className={styles.shop}>
        {avatar && <Picture className={styles.logo} src={avatar} alt="" width={MARK} />}
        <View className={styles.words}>
          <Text className={styles.name}>{config?.shopName}</Text>
          <Text className={styles.note}>{t('mine.version', { version: CLIENT_VERSION })}</Text>
        </View>
      </View>
      {config?.shareDescription && (
        <View className={styles.text}>
          <Text>{config.shareDescription}</Text>
        </View>
      )}
      <View className={styles.note}>
        {config?.companyDesc && (
          <View>
            <Text>{config.companyDesc}</Text>
          </View>
        )}
        <Text>{config?.shopDomainIcpLicense}</Text>
      </View>
    </Sheet>
  )
})
