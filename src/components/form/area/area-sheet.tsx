import { Text, View } from '@tarojs/components'
import type { Country } from '@/api/attendee'
import { formTexts } from '@/locales/namespaces/form'
import { useTexts } from '../../texts'
import { ChoiceSheet } from '../../ui/choice-sheet/choice-sheet'
import styles from './area-sheet.module.scss'

export interface AreaSheetProps {
  open: boolean
  areas: readonly Country[]
  /** Dialing code without plus. */
  value: string
  onChoose: (code: string) => void
  onClose: () => void
}

/** Draws the sheet in which the buyer selects a phone number's area. */
export function AreaSheet({ open, areas, value, onChoose, onClose }: AreaSheetProps) {
  const t = useTexts(formTexts)
  return (
    <ChoiceSheet
      open={open}
      title={t('area.choose')}
      value={value}
      onChoose={onChoose}
      onClose={onClose}
      options={areas.map(({ code, name }) => ({
        value: code,
        content: (
          <View className={styles.area}>
            <Text>{name}</Text>
            <Text className={styles.code}>+{code}</Text>
          </View>
        ),
      }))}
    />
  )
}
