import { ScrollView, View } from '@tarojs/components'
import type { NavigationItem } from '@/api/layout'
import { useTexts } from '../../texts'
import { Icon } from '../../ui/icon/icon'
import { ICON_NAMES, type IconName } from '../../ui/icon/names'
import { Picture } from '../../ui/picture/picture'
import { Pressable } from '../../ui/pressable/pressable'
import type { PartProps } from '../part'
import { useTarget } from '../use-target'
import { drawnWidth } from '@/domain/drawn-picture'
import styles from './navigation.module.scss'

const ICON = drawnWidth(24, 32)

/** Draws icons that link to the catalog's categories. */
export function Navigation({ component: { items, title } }: PartProps<'NAVIGATION'>) {
  const t = useTexts()
  const leadsTo = useTarget()
  if (items.length === 0) return null
  return (
    <View role="navigation" ariaLabel={title || t('list.category')}>
      <ScrollView className={styles.strip} scrollX enhanced showScrollbar={false}>
        <View className={styles.row}>
          {items.map((item) => (
            <Pressable key={item.name} className={styles.item} {...leadsTo(item.target)}>
              <View className={styles.ground}>
                <ItemIcon item={item} />
              </View>
              <View className={styles.name}>{item.name}</View>
            </Pressable>
          ))}
        </View>
      </ScrollView>
    </View>
  )
}

const isIconName = (name: string | undefined): name is IconName =>
  (ICON_NAMES as readonly (string | undefined)[]).includes(name)

/**
 * Draws the icon of an entry. Categories use the storefront's icons, which need no request and have the theme's color.
 * Other entries have a picture.
 */
function ItemIcon({ item }: { item: NavigationItem }) {
  const { categoryId } = item.target.params
  if (isIconName(categoryId)) return <Icon name={categoryId} />
  return item.icon ? (
    <Picture className={styles.picture} src={item.icon} alt="" width={ICON} mode="aspectFit" />
  ) : (
    <Icon name="list" />
  )
}
