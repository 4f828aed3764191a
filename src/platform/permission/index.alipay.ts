import { bySettings } from './by-settings'

/** Alipay's scopes: saving to the album is `writePhotosAlbum`, and `album` in older versions. */
export const permissions = bySettings({ album: ['writePhotosAlbum', 'album'], camera: ['camera'] })
