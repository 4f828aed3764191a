/** A permission that a buyer can refuse and grant later. */
export type PermissionName = 'album' | 'camera'

/** The result of a visit to the settings. `unknown`: the host opened them and does not report the choice. */
type PermissionResult = { kind: 'granted' | 'refused' | 'unknown' | 'unsupported' }

export interface Permissions {
  /** Returns true if this host has a page to grant the permission later. */
  canOpen(name: PermissionName): boolean
  /** Opens that page, after a `denied`. Hosts allow it only in the handler of a tap. */
  open(name: PermissionName): Promise<PermissionResult>
}
