import { call, canIUse } from '../native'
import type { Permissions } from './contract'

/**
 * Creates the permissions for hosts whose settings page returns the choices in `authSetting`.
 * @param scopes names that the host uses for each permission. One of the names must be on, because older versions use
 * other names.
 */
export const bySettings = (scopes: Record<'album' | 'camera', readonly string[]>): Permissions => ({
  canOpen: () => canIUse('openSetting'),
  open: async (name) => {
    const answer = await call<{ authSetting?: Record<string, boolean> }>('openSetting')
    if (answer.kind === 'unsupported') return { kind: 'unsupported' }
    if (answer.kind !== 'ok') return { kind: 'refused' }
    const { authSetting = {} } = answer.value
    return { kind: scopes[name].some((scope) => authSetting[scope] === true) ? 'granted' : 'refused' }
  },
})
