import { Text, Textarea, View } from '@tarojs/components'
import { useId } from 'react'
import { classes } from '../classes'
import type { FieldProps } from '../field/field'
import fieldStyles from '../field/field.module.scss'
import styles from './text-area.module.scss'

export interface TextAreaProps extends Pick<
  FieldProps,
  'label' | 'value' | 'onInput' | 'onBlur' | 'hint' | 'error' | 'required' | 'placeholder' | 'focus'
> {
  /** Maximum number of characters; the count is shown. */
  maxlength: number
}

/** Draws a text field of several lines, whose height follows its text. */
export function TextArea(props: TextAreaProps) {
  const { label, value, onInput, hint, error, required, maxlength, ...passed } = props
  const id = useId()
  const note = error || hint
  return (
    <View>
      <View className={fieldStyles.label} ariaHidden>
        <Text>{label}</Text>
      </View>
      <View className={classes(fieldStyles.box, styles.box, error && fieldStyles.wrong)}>
        <Textarea
          {...passed}
          className={styles.input}
          placeholderClass={fieldStyles.placeholder}
          autoHeight
          maxlength={maxlength}
          value={value}
          ariaLabel={label}
          ariaInvalid={!!error}
          ariaRequired={required}
          ariaDescribedby={note ? `${id}-note` : undefined}
          onInput={(event) => onInput(event.detail.value)}
        />
        <Text className={styles.count}>{`${Array.from(value).length}/${maxlength}`}</Text>
      </View>
      <View
        className={classes(fieldStyles.note, error && fieldStyles.error)}
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
      >
        {note && <Text>{note}</Text>}
      </View>
    </View>
  )
}
