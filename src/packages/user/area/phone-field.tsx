import { useState } from 'react'
import type { Country } from '@/api/attendee'
import { Field, type FieldProps } from '@/components/ui/field/field'
import { AreaSheet } from './area-sheet'
import { AreaTap } from './area-tap'

export interface PhoneFieldProps extends Pick<
  FieldProps,
  'label' | 'placeholder' | 'value' | 'error' | 'hint' | 'required' | 'disabled' | 'onInput' | 'onBlur'
> {
  countryCode: string
  areas: readonly Country[]
  onArea: (code: string) => void
}

/** A phone number with its area. */
export function PhoneField({ countryCode, areas, onArea, disabled, ...field }: PhoneFieldProps) {
  const [choosing, setChoosing] = useState(false)
  const choose = (code: string) => {
    onArea(code)
    setChoosing(false)
  }
  return (
    <>
      <Field
        {...field}
        type="number"
        maxlength={20}
        disabled={disabled}
        nativeProps={{ autoComplete: 'tel' }}
        lead={disabled ? undefined : <AreaTap code={countryCode} onClick={() => setChoosing(true)} />}
      />
      <AreaSheet
        open={choosing}
        areas={areas}
        value={countryCode}
        onChoose={choose}
        onClose={() => setChoosing(false)}
      />
    </>
  )
}
