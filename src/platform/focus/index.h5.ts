import type { Focus } from './contract'

/** Selector of the elements that the Tab key can focus. */
const FOCUSABLE =
  'a[href], button:not([disabled]):not([tabindex="-1"]), input:not([disabled]), textarea:not([disabled]), select:not([disabled]), [tabindex="0"]'

interface Trap {
  id: string
  onEscape: () => void
}

/** Active focus traps; the innermost trap is the last one. */
const stack: Trap[] = []

const controls = (id: string): HTMLElement[] =>
  [...(document.getElementById(id)?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
    (element) => element.getClientRects().length > 0,
  )

/** Limits the focus to the innermost trap when the Tab key is pressed. */
const handleKey = (event: KeyboardEvent): void => {
  const top = stack[stack.length - 1]
  if (!top) return
  if (event.key === 'Escape') {
    event.preventDefault()
    top.onEscape()
    return
  }
  if (event.key !== 'Tab') return
  const reachable = controls(top.id)
  const [first, last] = [reachable[0], reachable[reachable.length - 1]]
  const inside = document.getElementById(top.id)?.contains(document.activeElement) ?? false
  if (!first || !last) event.preventDefault()
  else if (event.shiftKey && (!inside || document.activeElement === first)) {
    event.preventDefault()
    last.focus()
  } else if (!event.shiftKey && (!inside || document.activeElement === last)) {
    event.preventDefault()
    first.focus()
  }
}

/** Focus handling for browsers. */
export const focus: Focus = {
  hold: (id, onEscape) => {
    const before = document.activeElement
    const trap: Trap = { id, onEscape }
    if (stack.length === 0) {
      document.addEventListener('keydown', handleKey)
      document.body.style.overflow = 'hidden'
    }
    stack.push(trap)
    // Focuses the overlay itself. If a field were focused, the phone would open its keyboard over the overlay.
    document.getElementById(id)?.focus({ preventScroll: true })
    return () => {
      stack.splice(stack.indexOf(trap), 1)
      if (stack.length === 0) {
        document.removeEventListener('keydown', handleKey)
        document.body.style.overflow = ''
      }
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  },
  move: (id) => document.getElementById(id)?.focus(),
}
