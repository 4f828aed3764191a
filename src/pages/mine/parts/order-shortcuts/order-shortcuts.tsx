import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { CountBadge } from '@/components/ui/badge/badge'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
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
          <Pressable
            key={tab}
            className={styles.way}
            {...(model.hasNews(tab) && { label: t('mine.newsOf', { name: t(`order.tab.${tab}`) }) })}
            to={linkTo('orders', { tab })}
          >
            <View className={styles.sign}>
              <Icon name={ICONS[tab]} />
              {tab === 'TICKET' && unpaid > 0 ? (
                <CountBadge className={styles.badge} count={unpaid} />
              ) : (
                model.hasNews(tab) && <View className={styles.dot} ariaHidden />
              )}
            </View>
            <Text>{t(`order.tab.${tab}`)}</Text>
          </Pressable>
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
