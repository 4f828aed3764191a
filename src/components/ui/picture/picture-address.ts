import { pictureAt, type PictureHost, type PictureWidth } from '@/domain/picture'
import { GATEWAY } from '@/platform/settings'

/**
 * Returns a picture's address at a width in its own pixels.
 * @param hosts of the shop configuration, which resize by their address
 */
export const pictureAddress = (src: string, width: PictureWidth, hosts: readonly PictureHost[] = []): string =>
  pictureAt(src, width, { gateway: GATEWAY, hosts })
