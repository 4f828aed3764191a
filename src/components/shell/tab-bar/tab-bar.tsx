import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CountBadge } from '../../ui/badge/badge'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon/icon'
import { Picture } from '../../ui/picture/picture'
import { Pressable } from '../../ui/pressable/pressable'
import { type TabView, type TabsProps, useTabs } from '../use-tabs'
import { useTexts } from '../../texts'
import { drawnWidth } from '@/domain/drawn-picture'
import textStyles from '@/styles/text.module.scss'
import styles from './tab-bar.module.scss'

const ICON = drawnWidth(24)

const LARGE_ICON = drawnWidth(48)

/** Draws the bottom bar of the five tabs, or of the merchant's three or five (shell §2). */
export const TabBar = observer((props: TabsProps) => {
  const t = useTexts()
  const { tabs, colors } = useTabs(props)
  return (
    <View className={styles.room}>
      <View className={styles.bar} style={colors} role="navigation" ariaLabel={t('nav.main')}>
        {tabs.map((tab) => (
          <TabItem key={tab.key} tab={tab} />
        ))}
      </View>
    </View>
  )
})

function TabItem({ tab }: { tab: TabView }) {
  const { title, message, selected, badge, large, to, open } = tab
  return (
    <Pressable
      className={classes(styles.tab, selected && styles.selected, large && styles.large)}
      ariaCurrent={selected ? 'page' : undefined}
      to={to}
      onClick={open}
    >
      <View className={styles.icon}>
        <TabIcon tab={tab} />
        <CountBadge count={badge} className={styles.badge} />
      </View>
      <Text className={styles.name}>{title}</Text>
      {message && <View className={textStyles.hidden}>{message}</View>}
    </Pressable>
  )
}

function TabIcon({ tab: { picture, icon, selected, large } }: { tab: TabView }) {
  if (picture)
    return (
      <Picture
        className={large ? styles.largePicture : styles.picture}
        src={picture}
        alt=""
        width={large ? LARGE_ICON : ICON}
        mode="aspectFit"
        eager
      />
    )
  return <Icon name={icon} solid={selected} />
}
