import { bySettings } from './by-settings'

/** Permissions with WeChat's scope names, which FinClip also uses. */
export const permissions = bySettings({ album: ['scope.writePhotosAlbum'], camera: ['scope.camera'] })
