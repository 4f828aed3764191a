import type { Focus } from './contract'

const REACHABLE =
  'a[href], button:not([disabled]):not([tabindex="-1"]), input:not([disabled]), textarea:not([disabled]), select:not([disabled]), [tabindex="0"]'

interface Held {
  id: string
  onEscape: () => void
}

/** Overlays open now, the innermost last. */
const stack: Held[] = []

const controls = (id: string): HTMLElement[] =>
  [...(document.getElementById(id)?.querySelectorAll<HTMLElement>(REACHABLE) ?? [])].filter(
    (element) => element.getClientRects().length > 0,
  )

/** Tab runs round inside the innermost overlay. */
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

export const focus: Focus = {
  hold: (id, onEscape) => {
    const before = document.activeElement
    const held: Held = { id, onEscape }
    if (stack.length === 0) {
      document.addEventListener('keydown', handleKey)
      document.body.style.overflow = 'hidden'
    }
    stack.push(held)
    // The overlay itself takes the focus: a field would open the phone's keyboard over it.
    document.getElementById(id)?.focus({ preventScroll: true })
    return () => {
      stack.splice(stack.indexOf(held), 1)
      if (stack.length === 0) {
        document.removeEventListener('keydown', handleKey)
        document.body.style.overflow = ''
      }
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  },
  move: (id) => document.getElementById(id)?.focus(),
}
