import { bySettings } from './by-settings'

/**
 * Permissions with the scope names of Alipay. Saving to the album is `writePhotosAlbum`; in older versions it is
 * `album`.
 */
export const permissions = bySettings({ album: ['writePhotosAlbum', 'album'], camera: ['camera'] })
