import { observer } from 'mobx-react'
import type { Namespace } from '@/locales/namespace'
import type { FormState } from '../form-model'
import { TextField, type TextFieldProps } from './text-field'

export interface EmailFieldProps<Values extends { email: string }, N extends Namespace> extends Omit<
  TextFieldProps<Values, N>,
  'form' | 'name' | 'type' | 'maxlength' | 'nativeProps'
> {
  form: FormState<Values, N>
  /** Autofill hint for the browser: `email` for an address, `username` for the address of a login with a password. */
  autoComplete?: 'email' | 'username'
}

/** Draws an e-mail field, bound to the form's value `email`. */
export const EmailField = observer(
  <Values extends { email: string }, N extends Namespace>(props: EmailFieldProps<Values, N>) => {
    const { autoComplete = 'email', form, ...field } = props
    return (
      <TextField<{ email: string }, N>
        {...field}
        // The form may have more fields than `email`; the type is narrowed to that field.
        form={form as unknown as FormState<{ email: string }, N>}
        name="email"
        maxlength={120}
        nativeProps={{ autoComplete, inputMode: 'email', autoCapitalize: 'none' }}
      />
    )
  },
)
