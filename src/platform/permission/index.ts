import { bySettings } from './by-settings'

/** Permissions with the scope names of WeChat, which FinClip uses too. */
export const permissions = bySettings({ album: ['scope.writePhotosAlbum'], camera: ['scope.camera'] })
