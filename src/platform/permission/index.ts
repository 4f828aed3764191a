import { bySettings } from './by-settings'

/** FinClip names its scopes as WeChat does. */
export const permissions = bySettings({ album: ['scope.writePhotosAlbum'], camera: ['scope.camera'] })
