import { externalNavigation } from '../external-navigation'
import { done, refused, unsupported } from '../outcome'
import type { OpenMiniProgram } from './contract'

const HTTPS = /^https:\/\/[^\s\\]+$/i

const isAllowed = async (link: string): Promise<boolean> => {
  if (HTTPS.test(link)) return true
  const { readJumpAddress } = await import(/* webpackChunkName: "jump" */ '@/domain/jump/jump-address')
  const read = readJumpAddress(link)
  return read !== null && read.kind !== 'page'
}

/**
 * Opens `link`, which must use https or the scheme of a listed app (domain/jump). Returns `unsupported` if there is no
 * link.
 */
export const openMiniProgram: OpenMiniProgram = async ({ link }) => {
  if (!link) return unsupported
  if (!(await isAllowed(link))) return refused('failed')
  externalNavigation.assign(link)
  return done
}
