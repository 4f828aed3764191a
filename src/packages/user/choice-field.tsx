import { Text, View } from '@tarojs/components'
import { useId } from 'react'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import styles from './form.module.scss'

export interface ChoiceFieldProps {
  label: string
  /** What is chosen; '' for nothing yet. */
  value: string
  placeholder: string
  error?: string
  onOpen: () => void
}

/** A field of a form whose value is chosen in a sheet. */
export function ChoiceField({ label, value, placeholder, error, onOpen }: ChoiceFieldProps) {
  const id = useId()
  return (
    <View>
      <View className={styles.label} ariaHidden>
        <Text>{label}</Text>
      </View>
      <Pressable
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
