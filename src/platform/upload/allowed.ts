import { isUploadAddress } from '@/domain/upload/upload-address'
import { GATEWAY, UPLOAD_HOSTS } from '../settings'

/** Returns true if files may be sent to this address. @param pageOrigin of the storefront; '' outside a browser */
export const mayUploadTo = (address: string, pageOrigin: string): boolean =>
  isUploadAddress(address, [pageOrigin, GATEWAY.split('/').slice(0, 3).join('/')], UPLOAD_HOSTS)
