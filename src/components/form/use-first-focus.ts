import { useEffect } from 'react'
import type { Namespace } from '@/locales/namespace'
import { useDesktop } from '../shell/use-desktop'
import type { FieldOf, FormState } from './form-model'

/** Focuses the field when its form opens. On desktop only, because a phone's keyboard would cover the screen. */
export function useFirstFocus<Values, N extends Namespace>(form: FormState<Values, N>, field: FieldOf<Values>): void {
  const desktop = useDesktop()
  useEffect(() => {
    if (desktop) form.focus(field)
  }, [desktop, form, field])
}
