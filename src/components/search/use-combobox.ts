import { useId, useState } from 'react'
import { own } from '@/lib/own'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

interface KeyDown {
  key: string
  preventDefault: () => void
}

/** ARIA attributes of a text field with a list (ARIA 1.2, combobox). */
type ComboboxField = {
  role: 'combobox'
  ariaExpanded: boolean
  ariaControls: string
  ariaActivedescendant: string | undefined
  ariaAutocomplete: 'list'
}

/**
 * Handles the keys of a text field with a list below it. Arrow keys highlight a row; Escape clears the highlight. The
 * focus stays in the field.
 * @param rows number of rows; 0 while the list is hidden
 */
export function useCombobox(rows: number) {
  const list = useId().replace(/:/g, '')
  const [marked, setMarked] = useState(-1)
  const active = marked < rows ? marked : -1
  const idOf = (row: number): string => `${list}-${row}`
  const field: ComboboxField = {
    role: 'combobox',
    ariaExpanded: rows > 0,
    ariaControls: list,
    ariaActivedescendant: active < 0 ? undefined : idOf(active),
    ariaAutocomplete: 'list',
  }
  const handleKeyDown = (event: KeyDown): void => {
    const step = own(STEPS, event.key)
    if (step !== undefined && rows > 0) {
      event.preventDefault()
      // Index -1 means that no row is highlighted.
      setMarked(((active + 1 + step + rows + 1) % (rows + 1)) - 1)
    } else if (event.key === 'Escape') setMarked(-1)
  }
  return { list, active, idOf, field, handleKeyDown, clear: () => setMarked(-1) }
}
