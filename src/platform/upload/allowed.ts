import { isUploadAddress } from '@/domain/upload/upload-address'
import { GATEWAY, UPLOAD_HOSTS } from '../settings'

/**
 * Returns true if files may be sent to this address: to the page's origin, the gateway or a host of
 * `TARO_APP_UPLOAD_HOSTS`.
 * @param pageOrigin origin of the storefront; '' outside a browser
 */
export const mayUploadTo = (address: string, pageOrigin: string): boolean =>
  isUploadAddress(address, [pageOrigin, GATEWAY.split('/').slice(0, 3).join('/')], UPLOAD_HOSTS)
