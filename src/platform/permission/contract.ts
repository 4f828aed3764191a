/** What a buyer may refuse once and give later. */
export type PermissionName = 'album' | 'camera'

/** How a visit to the settings ended. `unknown`: the host opened them and does not tell what was chosen. */
export type PermissionResult = { kind: 'granted' | 'refused' | 'unknown' | 'unsupported' }

export interface Permissions {
  /** Whether this host has a page where the permission can be given after all. */
  canOpen(name: PermissionName): boolean
  /** Opens it, after a `denied`; from a tap only, as hosts demand. */
  open(name: PermissionName): Promise<PermissionResult>
}
