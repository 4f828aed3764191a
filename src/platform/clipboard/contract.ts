import type { Done, Refused } from '../outcome'

export interface HostClipboard {
  copy(text: string): Promise<Done>
  /** Returns the content of the clipboard. The text is untrusted. */
  paste(): Promise<{ kind: 'pasted'; text: string } | Refused>
}
