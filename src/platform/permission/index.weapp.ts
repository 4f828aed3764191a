import { call, canIUse } from '../native'
import { bySettings } from './by-settings'
import type { Permissions } from './contract'

const settings = bySettings({ album: ['scope.writePhotosAlbum'], camera: ['scope.camera'] })

/**
 * Permissions on WeChat. Saving to the album is a permission of the mini program. The camera for scanning is a
 * permission of the WeChat app in the phone's settings. The call succeeds when the settings open, not when the buyer
 * returns.
 */
export const permissions: Permissions = {
  canOpen: (name) => (name === 'album' ? settings.canOpen(name) : canIUse('openAppAuthorizeSetting')),
  open: async (name) => {
    if (name === 'album') return settings.open(name)
    const answer = await call('openAppAuthorizeSetting')
    return { kind: answer.kind === 'ok' ? 'unknown' : answer.kind === 'unsupported' ? 'unsupported' : 'refused' }
  },
}
