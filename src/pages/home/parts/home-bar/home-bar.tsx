import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { scanCode } from '@/components/scan/scan-code'
import { useServices } from '@/components/services'
import { useBarRoom } from '@/components/shell/use-bar-room'
import { useDesktop } from '@/components/shell/use-desktop'
import { usePageTitle } from '@/components/shell/use-page-title'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import { SearchButton } from '@/components/ui/search-box/search-box'
import { Pressable } from '@/components/ui/pressable/pressable'
import { drawnWidth } from '@/domain/drawn-picture'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import styles from './home-bar.module.scss'

const MARK = drawnWidth(36)

/**
 * Draws city and search in one sticky bar. On desktop the top bar contains both, so this bar only shows the heading.
 */
export const HomeBar = observer(({ prompt }: { prompt: string }) => {
  const t = useTexts()
  const desktop = useDesktop()
  const services = useServices()
  const { platform, stores } = services
  const room = useBarRoom()
  const [scans] = useState(() => platform.canScan())
  const { config } = stores.shop
  const title = config?.shopName || t('tab.home')
  const city = stores.city.site?.cityName ?? ''
  usePageTitle(config?.shopName ?? '')

  const heading = (
    <View className={textStyles.hidden} role="heading" ariaLevel={1}>
      {title}
    </View>
  )
  if (desktop) return heading
  return (
    <View className={styles.bar} style={room.bar}>
      {heading}
      <View className={classes(styles.row, room.narrow && styles.narrow)} style={room.row}>
        {config?.shopAvatar !== '' && (
          <Picture className={styles.brand} src={config?.shopAvatar ?? ''} alt="" width={MARK} eager />
        )}
        <View className={styles.field}>
          {config?.isOpenSite && (
            <Pressable className={styles.site} label={t('nav.chooseCity', { city })} still to={linkTo('site-list')}>
              <Text className={styles.city}>{city}</Text>
              <Icon name="chevron-down" size="s" />
            </Pressable>
          )}
          <SearchButton
            className={styles.search}
            prompt={prompt || t('home.searchPrompt')}
            short={room.narrow}
            to={linkTo('search')}
          />
          {scans && (
            <Pressable className={styles.scan} label={t('scan.label')} onClick={() => void scanCode(services)}>
              <Icon name="scan" size="m" />
            </Pressable>
          )}
        </View>
      </View>
    </View>
  )
})
