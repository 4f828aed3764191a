import { useId } from 'react'
import { own } from '@/lib/own'
import { focus } from '@/platform/focus'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

interface KeyDown {
  key: string
  target: { id?: string }
  preventDefault: () => void
}

/**
 * Arrow keys lead from the search field through the suggestions and back; Escape leads back at once.
 * @param rows how many suggestions there are; 0 while none are shown
 */
export function useSuggestionKeys(rows: number) {
  const group = useId().replace(/:/g, '')
  const fieldId = `${group}-field`
  const idOf = (row: number): string => `${group}-${row}`
  const go = (row: number): void => focus.move(row < 0 ? fieldId : idOf(row))
  const handleKeyDown = (event: KeyDown): void => {
    if (rows === 0) return
    // -1 is the field.
    const from = Array.from({ length: rows }, (_, row) => idOf(row)).indexOf(event.target.id ?? '')
    const step = own(STEPS, event.key)
    if (step === undefined && !(event.key === 'Escape' && from >= 0)) return
    event.preventDefault()
    go(step === undefined ? -1 : ((from + 1 + step + rows + 1) % (rows + 1)) - 1)
  }
  return { fieldId, idOf, handleKeyDown }
}
