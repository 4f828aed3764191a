import { Text } from '@tarojs/components'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import styles from './add-button.module.scss'

interface AddButtonProps {
  text: string
  ariaHaspopup?: 'dialog'
  onClick: () => void
}

/** Draws a button as the last row of a card, which adds another entry. */
export function AddButton({ text, ...press }: AddButtonProps) {
  return (
    <Pressable className={styles.add} {...press}>
      <Icon name="plus" size="m" />
      <Text>{text}</Text>
    </Pressable>
  )
}
