import type { Refused } from '../outcome'

/**
 * Saves a text as a file. Result `saved`: the file is on the device. Result `shared`: the host's share panel is open,
 * where the buyer saves or sends the file.
 */
export type SaveText = (name: string, text: string) => Promise<{ kind: 'saved' } | { kind: 'shared' } | Refused>
