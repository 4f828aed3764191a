import { pictureAt, type PictureHost, type PictureWidth } from '@/domain/picture'
import { GATEWAY } from '@/platform/settings'

/**
 * Returns the address of a picture with the given width in image pixels.
 * @param hosts picture hosts of the shop configuration, which resize a picture by its address
 */
export const pictureAddress = (src: string, width: PictureWidth, hosts: readonly PictureHost[] = []): string =>
  pictureAt(src, width, { gateway: GATEWAY, hosts })
