import type { Done, Refused } from '../outcome'

export interface HostClipboard {
  copy(text: string): Promise<Done>
  /** Returns the text in the clipboard. The text is untrusted input. */
  paste(): Promise<{ kind: 'pasted'; text: string } | Refused>
}
