import { Text, View } from '@tarojs/components'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { Sheet } from '@/components/ui/sheet/sheet'
import { seatTexts } from '@/locales/namespaces/seat'
import styles from './sign-key.module.scss'

const SIGNS = [
  ['free', 'state.free'],
  ['chosen', 'state.chosen'],
  ['taken', 'state.taken'],
  ['wheelchair', 'kind.wheelchair'],
  ['companion', 'kind.companion'],
  ['restricted', 'kind.restricted'],
] as const

/** Draws the legend of the shapes on the map. Shapes are necessary, because color alone must not distinguish states. */
export function SignSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(seatTexts)
  return (
    <Sheet open={open} onClose={onClose} title={t('legend.signs')}>
      <View className={styles.signs} role="list">
        {SIGNS.map(([sign, key]) => (
          <View key={sign} className={styles.entry} role="listitem">
            <View className={classes(styles.sign, styles[sign])} ariaHidden>
              {sign === 'chosen' && <Icon name="check" size="s" />}
              {sign === 'wheelchair' && <View className={styles.mark} />}
            </View>
            <Text>{t(key)}</Text>
          </View>
        ))}
      </View>
    </Sheet>
  )
}
