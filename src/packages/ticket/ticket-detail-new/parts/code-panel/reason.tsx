import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button/button'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/names'
import styles from './code-panel.module.scss'

interface ReasonProps {
  icon: IconName
  sentence: string
  note: string
  /** Label of the button for the next step; undefined if there is no next step. */
  button?: string
  onClick?: () => Promise<void>
}

/** Draws the reason why no code is shown, with a button for the next step. */
export function Reason({ icon, sentence, note, button, onClick }: ReasonProps) {
  return (
    <View className={styles.room}>
      <Icon name={icon} size="xl" />
      <Text className={styles.sentence}>{sentence}</Text>
      <Text className={classes(styles.note, button && styles.before)}>{note}</Text>
      {button && (
        <Button size="m" onClick={onClick}>
          {button}
        </Button>
      )}
    </View>
  )
}
