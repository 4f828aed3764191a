import { call, canIUse } from '../native'
import type { Permissions } from './contract'

/**
 * The host's page of permissions, which tells in `authSetting` what was chosen there.
 * @param scopes what the host calls each permission; where it has had several names, one that is on is enough.
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
