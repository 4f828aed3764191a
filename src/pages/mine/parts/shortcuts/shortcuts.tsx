import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ModuleVisibilityModel } from '@/components/account/module-visibility.model'
import { useTexts } from '@/components/texts'
import { CountBadge } from '@/components/ui/badge/badge'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/names'
import { Pressable } from '@/components/ui/pressable/pressable'
import type { ShopModule } from '@/domain/shop-modules'
import type { TextKey } from '@/locales/keys'
import { type LinkTo, linkTo } from '@/router/link-to'
import type { MineModel } from '../../mine.model'
import styles from './shortcuts.module.scss'

interface Shortcut {
  module: ShopModule
  icon: IconName
  title: TextKey
  to: LinkTo
}

export interface ShortcutsProps {
  model: Pick<MineModel, 'unpaid' | 'newsTab'>
  modules: Pick<ModuleVisibilityModel, 'shows'>
}

/** A grid of the screens that a buyer opens most, and the orders that wait for payment. */
export const Shortcuts = observer(({ model, modules }: ShortcutsProps) => {
  const t = useTexts()
  const { unpaid, newsTab } = model
  const toPay = linkTo('orders', { tab: 'TICKET' })
  const ordersLink = unpaid === 0 && newsTab ? linkTo('orders', { tab: newsTab }) : toPay
  const shortcuts: readonly Shortcut[] = [
    { module: 'TICKET', icon: 'ticket', title: 'mine.tickets', to: linkTo('ticket-holder') },
    { module: 'ORDER', icon: 'order', title: 'mine.orders', to: ordersLink },
    { module: 'ORDER', icon: 'refresh', title: 'mine.refunds', to: linkTo('refund-orders') },
    { module: 'FAVORITE', icon: 'heart', title: 'mine.favorites', to: linkTo('favorite-show') },
  ]
  const shown = shortcuts.filter(({ module }) => modules.shows(module))
  if (shown.length === 0) return null
  return (
    <View className={styles.card}>
      <View className={styles.grid}>
        {shown.map(({ icon, title, to }) => (
          <Pressable key={title} className={styles.shortcut} to={to}>
            <View className={styles.sign}>
              <Icon name={icon} />
              {title === 'mine.orders' && <OrderMark unpaid={unpaid} hasNews={newsTab !== null} />}
            </View>
            <Text>{t(title)}</Text>
          </Pressable>
        ))}
      </View>
      {modules.shows('ORDER') && unpaid > 0 && (
        <Pressable className={styles.unpaid} to={toPay}>
          <Icon name="clock" size="m" />
          <Text className={styles.sentence}>{t('mine.unpaid', { count: unpaid })}</Text>
          <Text className={styles.pay}>{t('home.goPay')}</Text>
          <Icon name="chevron-right" size="s" />
        </Pressable>
      )}
    </View>
  )
})

/** The number of unpaid orders, otherwise a dot for unread updates. */
function OrderMark({ unpaid, hasNews }: { unpaid: number; hasNews: boolean }) {
  const t = useTexts()
  if (unpaid > 0) return <CountBadge className={styles.badge} count={unpaid} />
  return hasNews ? <View className={styles.dot} role="img" ariaLabel={t('mine.news')} /> : null
}
