import { call, canIUse } from '../native'
import { bySettings } from './by-settings'
import type { Permissions } from './contract'

const settings = bySettings({ album: ['scope.writePhotosAlbum'], camera: ['scope.camera'] })

/**
 * WeChat: saving to the album is the mini program's own permission, the scanner's camera is WeChat's own, given in the
 * phone's settings; the answer comes when those open, not when the buyer returns.
 */
export const permissions: Permissions = {
  canOpen: (name) => (name === 'album' ? settings.canOpen(name) : canIUse('openAppAuthorizeSetting')),
  open: async (name) => {
    if (name === 'album') return settings.open(name)
    const answer = await call('openAppAuthorizeSetting')
    return { kind: answer.kind === 'ok' ? 'unknown' : answer.kind === 'unsupported' ? 'unsupported' : 'refused' }
  },
}
