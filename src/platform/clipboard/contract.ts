import type { Done, Refused } from '../outcome'

export interface HostClipboard {
  copy(text: string): Promise<Done>
  /** Returns the clipboard's content, which is untrusted. */
  paste(): Promise<{ kind: 'pasted'; text: string } | Refused>
}
