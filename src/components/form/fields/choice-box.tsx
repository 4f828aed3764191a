import { Text, View } from '@tarojs/components'
import { useEffect, useId } from 'react'
import { focus } from '@/platform/focus'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon/icon'
import { Pressable } from '../../ui/pressable/pressable'
import styles from './choice-box.module.scss'

export interface ChoiceBoxProps {
  label: string
  /** Selected value; '' without a selection. */
  value: string
  placeholder: string
  error?: string
  /** Moves the focus to the field when this property becomes true. */
  focused?: boolean
  onOpen: () => void
}

/** Draws a field whose value is selected in a sheet. */
export function ChoiceBox({ label, value, placeholder, error, focused, onOpen }: ChoiceBoxProps) {
  const id = useId()
  useEffect(() => {
    if (focused) focus.move(id)
  }, [focused, id])
  return (
    <View>
      <View className={styles.label} ariaHidden>
        <Text>{label}</Text>
      </View>
      <Pressable
        id={id}
        className={classes(styles.choice, error && styles.wrong)}
        label={`${label} ${value || placeholder}`}
        ariaHaspopup="dialog"
        ariaDescribedby={error ? `${id}-note` : undefined}
        still
        onClick={onOpen}
      >
        <Text className={value ? undefined : styles.unset}>{value || placeholder}</Text>
        <Icon name="chevron-down" size="s" />
      </Pressable>
      <View className={styles.problem} id={`${id}-note`} role={error ? 'alert' : undefined}>
        {error && <Text>{error}</Text>}
      </View>
    </View>
  )
}
