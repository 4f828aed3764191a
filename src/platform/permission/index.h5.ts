import type { Permissions } from './contract'

/** Browser permissions are changed in the address bar. A web page cannot open these settings. */
export const permissions: Permissions = {
  canOpen: () => false,
  open: () => Promise.resolve({ kind: 'unsupported' }),
}
