import { bySettings } from './by-settings'

/** Alipay's scopes: saving was `album` and is `writePhotosAlbum` in newer versions. */
export const permissions = bySettings({ album: ['writePhotosAlbum', 'album'], camera: ['camera'] })
