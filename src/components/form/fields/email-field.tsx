import { observer } from 'mobx-react'
import type { Namespace } from '@/locales/namespace'
import type { FormState } from '../form-model'
import { TextField, type TextFieldProps } from './text-field'

export interface EmailFieldProps<Values extends { email: string }, N extends Namespace> extends Omit<
  TextFieldProps<Values, N>,
  'form' | 'name' | 'type' | 'maxlength' | 'nativeProps'
> {
  form: FormState<Values, N>
  /** Autofill of the browser: an address, or with `username` the one of a password. */
  autoComplete?: 'email' | 'username'
}

/** An e-mail address: the field `email` of a form. */
export const EmailField = observer(
  <Values extends { email: string }, N extends Namespace>(props: EmailFieldProps<Values, N>) => {
    const { autoComplete = 'email', form, ...field } = props
    return (
      <TextField<{ email: string }, N>
        {...field}
        // A form with further fields is a form of this one.
        form={form as unknown as FormState<{ email: string }, N>}
        name="email"
        maxlength={120}
        nativeProps={{ autoComplete, inputMode: 'email', autoCapitalize: 'none' }}
      />
    )
  },
)
