import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Pressable } from '@/components/ui/pressable/pressable'
import { EMBASSY, ENDINGS, keysAt, type PlateDraft, provincesFrom } from '@/domain/plate/edit'
import { DIGITS, LETTERS, type PlateArea } from '@/domain/plate/plate'
import { parkingTexts } from '@/locales/namespaces/parking'
import { UNTRANSLATED } from '@/platform/untranslated'
import styles from './plate-keys.module.scss'

interface PlateKeysProps {
  area: PlateArea
  draft: PlateDraft
  onKey: (key: string) => void
  onErase: () => void
}

/** Draws the keyboard of a position: provinces, or digits and letters. Impossible keys are disabled. */
export const PlateKeys = observer(({ area, draft, onKey, onErase }: PlateKeysProps) => {
  const t = useTexts(parkingTexts)
  const { stores } = useServices()
  const possible = keysAt(draft, area)
  const isFirst = area === 'MAINLAND' && draft.at === 0
  // The last position offers the characters of special plates, too.
  const endings = [...ENDINGS].filter((key) => possible.has(key)).join('')
  const keys = isFirst ? `${provincesFrom(stores.city.cityId)}${EMBASSY}` : `${DIGITS}${LETTERS}${endings}`
  return (
    <View className={styles.keys} role="group" ariaLabel={t('plate.keys')} {...UNTRANSLATED}>
      {[...keys].map((key) => (
        <Pressable
          key={key}
          className={classes(styles.key, !possible.has(key) && styles.off)}
          disabled={!possible.has(key)}
          onClick={() => onKey(key)}
        >
          <Text>{key}</Text>
        </Pressable>
      ))}
      <Pressable className={classes(styles.key, styles.erase)} onClick={onErase}>
        <Text>{t('button.delete')}</Text>
      </Pressable>
    </View>
  )
})
