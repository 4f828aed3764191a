import { observer } from 'mobx-react'
import { useState } from 'react'
import { TextField, type TextFieldProps } from '@/components/form/fields/text-field'
import { useTexts } from '@/components/texts'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import type { Namespace } from '@/locales/namespace'
import { userTexts } from '@/locales/namespaces/user'
import styles from './password-field.module.scss'

export interface PasswordFieldProps<Values, N extends Namespace> extends Omit<
  TextFieldProps<Values, N>,
  'password' | 'maxlength' | 'nativeProps' | 'trail' | 'type'
> {
  /** Autocomplete value for password managers. */
  autoComplete: 'current-password' | 'new-password'
}

/**
 * Draws a password field. The password is hidden until the visitor taps the eye button. The length limit exceeds a
 * valid password, so that pasting never truncates it.
 */
export const PasswordField = observer(
  <Values, N extends Namespace>({ autoComplete, ...field }: PasswordFieldProps<Values, N>) => {
    const t = useTexts(userTexts)
    const [shown, setShown] = useState(false)
    const eye = (
      <Pressable
        className={styles.eye}
        label={t(shown ? 'email.hidePassword' : 'email.showPassword')}
        ariaPressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
      </Pressable>
    )
    return (
      <TextField<Values, N>
        {...(field as TextFieldProps<Values, N>)}
        password={!shown}
        maxlength={64}
        nativeProps={{ autoComplete, autoCapitalize: 'none' }}
        required
        trail={eye}
      />
    )
  },
)
