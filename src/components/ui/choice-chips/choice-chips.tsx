import { Text, View } from '@tarojs/components'
import { classes } from '../classes'
import { Pressable } from '../pressable/pressable'
import { useRovingFocus } from '../use-roving-focus'
import styles from './choice-chips.module.scss'

interface ChoiceChip {
  value: string
  word: string
  /** States beside the text. */
  notes: readonly string[]
  disabled?: boolean
  /** True for a value that can be chosen but not bought; its notes name the reason. */
  muted?: boolean
}

export interface ChoiceChipsProps {
  /** Accessible name of the group of chips. */
  label: string
  chips: readonly ChoiceChip[]
  /** Selected value; null without a selection. */
  value: string | null
  onChange: (value: string) => void
}

/** Draws a choice of a few short texts, side by side, such as the hours of a day; arrow keys move the selection. */
export function ChoiceChips({ label, chips, value, onChange }: ChoiceChipsProps) {
  const values = chips.filter(({ disabled }) => !disabled).map((chip) => chip.value)
  const { idOf, handleKeyDown } = useRovingFocus(values, value, onChange)
  const entry = value !== null && values.includes(value) ? value : values[0]
  return (
    <View className={styles.chips} role="radiogroup" ariaLabel={label} onKeyDown={handleKeyDown}>
      {chips.map(({ value: id, word, notes, disabled, muted }) => (
        <Pressable
          key={id}
          id={idOf(id)}
          className={classes(styles.chip, id === value && styles.on, (disabled || muted) && styles.off)}
          disabled={disabled}
          role="radio"
          ariaChecked={id === value}
          tabIndex={id === entry ? 0 : -1}
          onClick={() => onChange(id)}
        >
          <Text className={styles.word}>{word}</Text>
          {notes.filter(Boolean).map((note) => (
            <Text key={note} className={styles.note}>
              {note}
            </Text>
          ))}
        </Pressable>
      ))}
    </View>
  )
}
