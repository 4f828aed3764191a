import { bySettings } from './by-settings'

/** WeChat's scope names, which FinClip shares. */
export const permissions = bySettings({ album: ['scope.writePhotosAlbum'], camera: ['scope.camera'] })
