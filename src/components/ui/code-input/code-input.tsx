import { Input, Text, View } from '@tarojs/components'
import { useId } from 'react'
import { CODE_LENGTH, readCode } from '@/domain/typed/one-time-code'
import textStyles from '@/styles/text.module.scss'
import { classes } from '../classes'
import styles from './code-input.module.scss'

export interface CodeInputProps {
  /** Accessible name. */
  label: string
  /** Digits entered so far, at most six. */
  value: string
  /** @param certain false for digits from a text that may contain other numbers */
  onInput: (digits: string, certain: boolean) => void
  /** Hint while the field is empty and has no error. */
  hint?: string
  /** Error, as a sentence. */
  error?: string
  disabled?: boolean
  /** True to focus the field when it appears. */
  focus?: boolean
}

/** Maximum length of pasted text, because a whole message around the code may be pasted. */
const PASTED = 500

/**
 * Draws the input of a verification code as six boxes. One real input covers them, so that pasting, autofill and screen
 * readers work.
 */
export function CodeInput({ label, value, onInput, hint, error, disabled, focus }: CodeInputProps) {
  const id = useId()
  const hinted = !!hint && !error && value === ''
  return (
    <View>
      <View className={classes(styles.code, error && styles.wrong, disabled && styles.off)}>
        {Array.from({ length: CODE_LENGTH }, (_, index) => (
          <View key={index} className={classes(styles.place, index === value.length && styles.next)} ariaHidden>
            <Text>{value.charAt(index)}</Text>
          </View>
        ))}
        <Input
          className={styles.input}
          type="number"
          maxlength={PASTED}
          focus={focus}
          disabled={disabled}
          nativeProps={{ autoComplete: 'one-time-code' }}
          value={value}
          ariaLabel={label}
          ariaInvalid={!!error}
          ariaDescribedby={error ? `${id}-note` : hinted ? `${id}-hint` : undefined}
          onInput={(event) => {
            const { digits, certain } = readCode(event.detail.value, value)
            onInput(digits, certain)
          }}
        />
      </View>
      <View className={styles.notes}>
        {hinted && (
          <View className={textStyles.metaTertiary} id={`${id}-hint`}>
            {hint}
          </View>
        )}
        <View className={textStyles.metaDanger} id={`${id}-note`} role="alert">
          {error && <Text>{error}</Text>}
        </View>
      </View>
    </View>
  )
}
