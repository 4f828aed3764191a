import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ORDER_ENTRIES } from '@/components/account/entries'
import type { ModuleVisibilityModel } from '@/components/account/module-visibility.model'
import { useTexts } from '@/components/texts'
import { CountBadge } from '@/components/ui/badge/badge'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { linkTo } from '@/router/link-to'
import type { MineModel } from '../../mine.model'
import styles from './shortcuts.module.scss'

export interface ShortcutsProps {
  model: Pick<MineModel, 'unpaid' | 'newsTab'>
  modules: Pick<ModuleVisibilityModel, 'shows'>
}

/** A grid of the screens that a buyer opens most, with a mark at the orders: the number of unpaid ones, else unread updates. */
export const Shortcuts = observer(({ model, modules }: ShortcutsProps) => {
  const t = useTexts()
  const { unpaid, newsTab } = model
  const tab = unpaid > 0 ? 'TICKET' : (newsTab ?? 'TICKET')
  const shown = ORDER_ENTRIES.filter(({ module }) => modules.shows(module))
  if (shown.length === 0) return null
  return (
    <View className={styles.grid}>
      {shown.map(({ icon, title, to }) => {
        const isOrders = to.name === 'orders'
        const label = isOrders && unpaid > 0 ? [t(title), t('mine.unpaid', { count: unpaid })] : undefined
        return (
          <Pressable
            key={title}
            className={styles.shortcut}
            label={label?.join(t('common.separator'))}
            to={isOrders ? linkTo('orders', { tab }) : to}
          >
            <View className={styles.sign}>
              <Icon name={icon} />
              {isOrders && <OrderMark unpaid={unpaid} hasNews={newsTab !== null} />}
            </View>
            <Text>{t(title)}</Text>
          </Pressable>
        )
      })}
    </View>
  )
})

/** The number of unpaid orders, otherwise a dot for unread updates. */
function OrderMark({ unpaid, hasNews }: { unpaid: number; hasNews: boolean }) {
  const t = useTexts()
  if (unpaid > 0) return <CountBadge className={styles.badge} count={unpaid} />
  return hasNews ? <View className={styles.dot} role="img" ariaLabel={t('mine.news')} /> : null
}
