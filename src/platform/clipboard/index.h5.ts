import { type Done, done, refused, unsupported } from '../outcome'
import type { HostClipboard } from './contract'

/**
 * Copies a text by selecting it. Necessary in older browsers and on pages without https, which have no clipboard
 * object.
 */
const copySelected = (text: string): Done => {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0'
  document.body.append(field)
  field.select()
  try {
    // `execCommand` is the only method that works without https.
    const copied = typeof document.execCommand === 'function' && document.execCommand('copy')
    return copied ? done : refused('unsupported')
  } catch {
    return refused('failed')
  } finally {
    field.remove()
  }
}

/** Clipboard of the browser. */
export const clipboard: HostClipboard = {
  copy: async (text) => {
    try {
      if (!navigator.clipboard) return copySelected(text)
      await navigator.clipboard.writeText(text)
      return done
    } catch {
      return copySelected(text)
    }
  },
  paste: async () => {
    if (typeof navigator.clipboard?.readText !== 'function') return unsupported
    try {
      return { kind: 'pasted', text: await navigator.clipboard.readText() }
    } catch {
      return refused('denied')
    }
  },
}
