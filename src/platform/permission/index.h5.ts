import type { Permissions } from './contract'

/** A browser's permissions are changed in its own address bar, where no page may lead. */
export const permissions: Permissions = {
  canOpen: () => false,
  open: () => Promise.resolve({ kind: 'unsupported' }),
}
