import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { FieldsWith } from '@/components/form/fields/text-field'
import type { FormState } from '@/components/form/form-model'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { PASSWORD_KINDS, passwordFacts } from '@/domain/identity/password'
import { waysInTexts } from '@/locales/namespaces/ways-in'
import styles from './new-password-field.module.scss'
import { PasswordField } from './password-field'

export interface NewPasswordFieldProps<Values> {
  form: FormState<Values, typeof waysInTexts>
  name: FieldsWith<string, Values>
  label: string
  onConfirm: () => void
}

/**
 * Draws the field for a new password and the rules for it. A rule gets a check mark when the password complies with it.
 */
export const NewPasswordField = observer(<Values,>({ form, name, label, onConfirm }: NewPasswordFieldProps<Values>) => {
  const t = useTexts(waysInTexts)
  const { length, kinds } = passwordFacts(form.values[name] as string)
  return (
    <View>
      <PasswordField<Values, typeof waysInTexts>
        form={form}
        name={name}
        label={label}
        placeholder={t('password.placeholder')}
        autoComplete="new-password"
        onConfirm={onConfirm}
      />
      <View className={styles.rules} role="list" ariaLabel={t('password.rules')}>
        <Rule isMet={length} text={t('password.length')} />
        <Rule isMet={kinds >= PASSWORD_KINDS} text={t('password.kinds', { count: Math.min(kinds, PASSWORD_KINDS) })} />
      </View>
    </View>
  )
})

function Rule({ isMet, text }: { isMet: boolean; text: string }) {
  const t = useTexts(waysInTexts)
  return (
    <View
      className={classes(styles.rule, isMet && styles.met)}
      role="listitem"
      ariaLabel={t(isMet ? 'password.met' : 'password.open', { rule: text })}
    >
      <View className={styles.mark} ariaHidden>
        {isMet && <Icon name="check" size="s" />}
      </View>
      <Text ariaHidden>{text}</Text>
    </View>
  )
}
