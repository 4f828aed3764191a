import type { Permissions } from './contract'

/** A browser's permissions are changed in its address bar, which a page cannot open. */
export const permissions: Permissions = {
  canOpen: () => false,
  open: () => Promise.resolve({ kind: 'unsupported' }),
}
