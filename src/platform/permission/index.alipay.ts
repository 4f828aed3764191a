import { bySettings } from './by-settings'

/** Permissions with Alipay's scope names. Saving to the album is `writePhotosAlbum`, in older versions `album`. */
export const permissions = bySettings({ album: ['writePhotosAlbum', 'album'], camera: ['camera'] })
