import { GATEWAY } from '@/platform/settings'

/** A picture's full address: the gateway sends paths of its own (`/media/…`), merchants also send whole addresses. */
export const pictureAddress = (src: string): string =>
  src.startsWith('/') && !src.startsWith('//') ? `${GATEWAY}${src}` : src
