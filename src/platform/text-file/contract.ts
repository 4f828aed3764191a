import type { Refused } from '../outcome'

/** Saves a text. `saved` is in the device's files, `shared` in the host's share panel, to save or send it. */
export type SaveText = (name: string, text: string) => Promise<{ kind: 'saved' } | { kind: 'shared' } | Refused>
