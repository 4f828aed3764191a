import { externalNavigation } from '../external-navigation'
import { done, refused, unsupported } from '../outcome'
import type { OpenMiniProgram } from './contract'

/** Allowed addresses: https, and the schemes of Alipay and WeChat. */
const LINK = /^(https|alipays|weixin):\/\/[^\s\\]+$/i

/** Follows the link; unsupported when the merchant gave none. */
export const openMiniProgram: OpenMiniProgram = ({ link }) => {
  if (!link) return Promise.resolve(unsupported)
  if (!LINK.test(link)) return Promise.resolve(refused('failed'))
  externalNavigation.assign(link)
  return Promise.resolve(done)
}
