import { useId } from 'react'
import { own } from '@/lib/own'
import { focus } from '@/platform/focus'

const STEPS: Record<string, number | 'first' | 'last'> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: 'first',
  End: 'last',
}

/** Handles arrow keys, Home and End within a group with one selection (ARIA practices: tabs, radio groups). */
export function useRovingFocus<Value extends string>(
  values: readonly Value[],
  value: Value | null,
  onChange: (value: Value) => void,
) {
  // Mini programs do not support React's colons in the id of a scroll target (scrollIntoView).
  const group = useId().replace(/:/g, '')
  const idOf = (each: Value): string => `${group}-${each}`
  const handleKeyDown = (event: { key: string; preventDefault: () => void }): void => {
    const step = own(STEPS, event.key)
    if (step === undefined || values.length === 0) return
    event.preventDefault()
    const at = value === null ? -1 : values.indexOf(value)
    const to = step === 'first' ? 0 : step === 'last' ? values.length - 1 : (at + step + values.length) % values.length
    const next = values[Math.max(0, to)]
    onChange(next)
    focus.move(idOf(next))
  }
  return { idOf, handleKeyDown }
}
