import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Namespace } from '@/locales/namespace'
import { Switch } from '../../ui/switch/switch'
import type { FieldOf, FormState } from '../form-model'
import styles from './switch-field.module.scss'
import type { FieldsWith } from './text-field'

export interface SwitchFieldProps<Values, N extends Namespace> {
  form: FormState<Values, N>
  name: FieldsWith<boolean, Values>
  label: string
}

/** Draws a switch, bound to a boolean value of the form. */
export const SwitchField = observer(
  <Values, N extends Namespace>({ form, name, label }: SwitchFieldProps<Values, N>) => {
    const field: FieldOf<Values> = name
    return (
      <View className={styles.row}>
        <Text>{label}</Text>
        <Switch
          label={label}
          on={form.values[field] as boolean}
          onChange={(on) => form.set(field, on as Values[FieldOf<Values>])}
        />
      </View>
    )
  },
)
