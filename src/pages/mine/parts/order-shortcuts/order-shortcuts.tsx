import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { CountBadge } from '@/components/ui/badge/badge'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import type { OrderTab } from '@/domain/order/tabs'
import { linkTo } from '@/router/link-to'
import type { MineModel } from '../../mine.model'
import styles from './order-shortcuts.module.scss'

const ICONS = { TICKET: 'order', OTHER: 'gift', HISTORY: 'clock' } as const

/** The orders: their lists, and what still waits to be paid. */
export const OrderShortcuts = observer(({ model }: { model: MineModel }) => {
  const t = useTexts()
  const { unpaid } = model
  return (
    <View className={styles.card} role="region" ariaLabel={t('mine.orders')}>
      <View className={styles.title} role="heading" ariaLevel={2}>
        {t('mine.orders')}
      </View>
      <View className={styles.ways}>
        {model.orderTabs.map((tab) => (
          <Shortcut key={tab} tab={tab} unpaid={tab === 'TICKET' ? unpaid : 0} news={model.hasNews(tab)} />
        ))}
      </View>
      {unpaid > 0 && (
        <Pressable className={styles.unpaid} to={linkTo('orders', { tab: 'TICKET' })}>
          <Icon name="clock" size="m" />
          <Text className={styles.sentence}>{t('mine.unpaid', { count: unpaid })}</Text>
          <Text className={styles.pay}>{t('home.goPay')}</Text>
          <Icon name="chevron-right" size="s" />
        </Pressable>
      )}
    </View>
  )
})

interface ShortcutProps {
  tab: OrderTab
  unpaid: number
  news: boolean
}

/** A list of orders: a number where some wait to be paid, a dot where there is news; on two corners where there are both. */
function Shortcut({ tab, unpaid, news }: ShortcutProps) {
  const t = useTexts()
  return (
    <Pressable className={styles.way} to={linkTo('orders', { tab })}>
      <View className={styles.sign}>
        <Icon name={ICONS[tab]} />
        <CountBadge className={styles.badge} count={unpaid} />
        {news && (
          <View className={classes(styles.dot, unpaid > 0 && styles.beside)} role="img" ariaLabel={t('mine.news')} />
        )}
      </View>
      <Text>{t(`order.tab.${tab}`)}</Text>
    </Pressable>
  )
}
