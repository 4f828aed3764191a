import { Text, View } from '@tarojs/components'
import { classes } from '@/components/ui/classes'
import boxStyles from '@/styles/box.module.scss'
import styles from './after-sale.module.scss'

interface ChoiceRowProps {
  title: string
  note: string
  /** Text at the right: an amount, or the block reason. */
  value: string
  /** True if the row cannot be chosen. */
  off: boolean
  className?: string
}

/** Draws the content of a choice: its title and note, its amount at the right. */
export function ChoiceRow({ title, note, value, off, className }: ChoiceRowProps) {
  return (
    <View className={classes(styles.row, className)}>
      <View className={boxStyles.fillColumn}>
        <Text className={off ? styles.off : undefined}>{title}</Text>
        {note && <Text className={styles.note}>{note}</Text>}
      </View>
      <Text className={off ? styles.note : styles.value}>{value}</Text>
    </View>
  )
}
