import type { Done, Refused } from '../outcome'

export interface HostClipboard {
  copy(text: string): Promise<Done>
  /** What the clipboard holds; it comes from outside. */
  paste(): Promise<{ kind: 'pasted'; text: string } | Refused>
}
