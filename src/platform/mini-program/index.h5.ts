import { externalNavigation } from '../external-navigation'
import { done, refused, unsupported } from '../outcome'
import type { OpenMiniProgram } from './contract'

/** What may open another app: https addresses and the two chat and payment apps' own. */
const LINK = /^(https|alipays|weixin):\/\/[^\s\\]+$/i

/** The web opens another mini program by its link, where the merchant gave one. */
export const openMiniProgram: OpenMiniProgram = ({ link }) => {
  if (!link) return Promise.resolve(unsupported)
  if (!LINK.test(link)) return Promise.resolve(refused('failed'))
  externalNavigation.assign(link)
  return Promise.resolve(done)
}
