import type { Refused } from '../outcome'

/**
 * Saves a text as a file. `saved`: in the device's files. `shared`: in the host's share panel, where the buyer saves or
 * sends it.
 */
export type SaveText = (name: string, text: string) => Promise<{ kind: 'saved' } | { kind: 'shared' } | Refused>
