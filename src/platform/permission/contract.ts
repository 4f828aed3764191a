/** A permission that a buyer can refuse and grant later. */
export type PermissionName = 'album' | 'camera'

/** Result of opening the settings. `unknown`: the host opened them but does not report the choice. */
type PermissionResult = { kind: 'granted' | 'refused' | 'unknown' | 'unsupported' }

export interface Permissions {
  /** Returns true if this host has a page on which the buyer can grant the permission later. */
  canOpen(name: PermissionName): boolean
  /** Opens the permission page of the host. Use it after the result `denied`. Must be called in a tap handler. */
  open(name: PermissionName): Promise<PermissionResult>
}
