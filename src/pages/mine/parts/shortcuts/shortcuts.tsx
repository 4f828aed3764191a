import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ORDER_ENTRIES } from '@/components/account/entries'
import type { ModuleVisibilityModel } from '@/components/account/module-visibility.model'
import { OrderMark } from '@/components/account/order-mark/order-mark'
import type { OrderMarks } from '@/components/account/order-marks.model'
import { useTexts } from '@/components/texts'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import styles from './shortcuts.module.scss'

export interface ShortcutsProps {
  marks: Pick<OrderMarks, 'unpaid' | 'newsTab' | 'link'>
  modules: Pick<ModuleVisibilityModel, 'shows'>
}

/**
 * Draws a grid of the most used screens. The badge of the orders shows the number of unpaid orders. If all orders are
 * paid, it shows the number of unread updates.
 */
export const Shortcuts = observer(({ marks, modules }: ShortcutsProps) => {
  const t = useTexts()
  const shown = ORDER_ENTRIES.filter(({ module }) => modules.shows(module))
  if (shown.length === 0) return null
  return (
    <View className={styles.grid}>
      {shown.map(({ icon, title, to }) => {
        const isOrders = to.name === 'orders'
        return (
          <Pressable key={title} className={styles.shortcut} to={isOrders ? marks.link : to}>
            <View className={styles.sign}>
              <Icon name={icon} />
              {isOrders && (
                <View className={styles.corner}>
                  <OrderMark marks={marks} />
                </View>
              )}
            </View>
            <Text>{t(title)}</Text>
          </Pressable>
        )
      })}
    </View>
  )
})
