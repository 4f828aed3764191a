import { observer } from 'mobx-react'
import type { Country } from '@/api/attendee'
import { readPhone } from '@/domain/typed/phone'
import type { Namespace } from '@/locales/namespace'
import { AreaButton } from '../area/area-button'
import { AreaSheet } from '../area/area-sheet'
import type { FormState } from '../form-model'
import { TextField, type TextFieldProps } from './text-field'

/** The two values of a phone number. */
export interface PhoneValues {
  cellphone: string
  /** Dialing code without plus. */
  countryCode: string
}

export interface PhoneFieldProps<Values extends PhoneValues, N extends Namespace> extends Omit<
  TextFieldProps<Values, N>,
  'form' | 'name' | 'type' | 'maxlength' | 'lead' | 'nativeProps' | 'onInput'
> {
  form: FormState<Values, N>
  areas: readonly Country[]
}

/**
 * Draws a phone number with its area, bound to the form's values `cellphone` and `countryCode`. Detects the area in
 * typed or pasted text.
 */
export const PhoneField = observer(
  <Values extends PhoneValues, N extends Namespace>(props: PhoneFieldProps<Values, N>) => {
    const { areas, form: given, ...field } = props
    // The form may have more fields than these two; the type is narrowed to them.
    const form = given as unknown as FormState<PhoneValues, N>
    const { countryCode } = form.values
    const choose = (code: string) => {
      form.set('countryCode', code)
      form.clear('cellphone')
    }
    const handleInput = (typed: string) => {
      const phone = readPhone(
        typed,
        countryCode,
        areas.map(({ code }) => code),
      )
      if (phone.countryCode !== countryCode) choose(phone.countryCode)
      form.set('cellphone', phone.cellphone)
    }
    return (
      <>
        <TextField<PhoneValues, N>
          {...field}
          form={form}
          name="cellphone"
          type="number"
          nativeProps={{ autoComplete: 'tel' }}
          onInput={handleInput}
          lead={field.disabled ? undefined : <AreaButton code={countryCode} onClick={() => form.open('countryCode')} />}
        />
        <AreaSheet
          open={form.opened === 'countryCode'}
          areas={areas}
          value={countryCode}
          onChoose={choose}
          onClose={form.close}
        />
      </>
    )
  },
)
