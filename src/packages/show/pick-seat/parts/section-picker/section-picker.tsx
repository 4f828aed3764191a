import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Sheet } from '@/components/ui/sheet/sheet'
import { Pressable } from '@/components/ui/pressable/pressable'
import { seatTexts } from '@/locales/namespaces/seat'
import textStyles from '@/styles/text.module.scss'
import boxStyles from '@/styles/box.module.scss'
import { levelsOf } from '../../list/list-entries'
import type { PickSeatModel } from '../../pick-seat.model'
import { partNote } from '../../seat-labels'
import styles from './section-picker.module.scss'

export interface JumpSheetProps {
  model: PickSeatModel
  open: boolean
  onClose: () => void
  /** Index of the section; -1 for the whole venue. */
  onChoose: (section: number) => void
}

/**
 * Draws the sections by level, with prices and free seats, so that a section can be selected without searching the map.
 */
export const SectionPicker = observer(({ open, onClose, ...rest }: JumpSheetProps) => {
  const t = useTexts(seatTexts)
  return (
    <Sheet open={open} onClose={onClose} title={t('jump.title')}>
      <Sections {...rest} onClose={onClose} />
    </Sheet>
  )
})

const Sections = observer(({ model, onClose, onChoose }: Omit<JumpSheetProps, 'open'>) => {
  const t = useTexts(seatTexts)
  const { picking } = model
  const { loaded, counts, filter } = picking ?? {}
  if (!loaded || !counts || !filter) return null
  const { tiers, kinds } = filter
  const handleChoose = (section: number): void => {
    onChoose(section)
    onClose()
  }
  return (
    <View className={boxStyles.steps}>
      <Pressable className={styles.section} onClick={() => handleChoose(-1)}>
        <Text>{t('jump.whole')}</Text>
        <Text className={styles.note}>{t('note.free', { count: counts.free })}</Text>
      </Pressable>
      {levelsOf(loaded.house, { tiers, kinds }).map(({ name, sections }) => (
        <View key={name} className={styles.level}>
          <View className={textStyles.item} role="heading" ariaLevel={3}>
            <Text>{name}</Text>
          </View>
          <View className={styles.sections}>
            {sections.map(({ index, label }) => (
              <Pressable
                key={index}
                className={classes(styles.section, index === model.section && styles.on)}
                onClick={() => handleChoose(index)}
              >
                <Text>{label}</Text>
                <Text className={styles.note}>{partNote(t, counts.sections[index], model.hiding)}</Text>
              </Pressable>
            ))}
          </View>
        </View>
      ))}
    </View>
  )
})
