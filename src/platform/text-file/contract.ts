import type { Refused } from '../outcome'

/** `saved`: in the device's files; `shared`: given to the host's share panel, where the buyer keeps or sends it. */
export type SaveText = (name: string, text: string) => Promise<{ kind: 'saved' } | { kind: 'shared' } | Refused>
