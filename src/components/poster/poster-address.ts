import { generateCode } from '@/api/short-code'
import { isShortCode, SHORT_CODE_PATH } from '@/domain/short-code'
import { ownOrigins } from '@/platform/web-origin/own-origins'
import { pageAddressOf } from '@/router/links'
import type { Services } from '../services'
import { addressToShare } from '../share/address-to-share'

/** Timeout of the short code in ms. After the timeout, the plain address is used. */
export const CODE_TIMEOUT = 600

/** Screen behind the code of a picture. */
export interface PosterTarget {
  name: 'show-detail' | 'share-show-detail' | 'coupon-share'
  params: Readonly<Record<string, string>>
}

type AddressDeps = Pick<Services, 'client' | 'clock' | 'stores'>

/**
 * Returns the storefront's address with a short code for the screen. Returns null if the code is invalid, or if the
 * call fails or exceeds `CODE_TIMEOUT`.
 */
const shortAddress = async ({ client, clock, stores }: AddressDeps, target: PosterTarget): Promise<string | null> => {
  const [page = ''] = pageAddressOf(target.name, target.params).slice(1).split('?')
  const params = { ...target.params, ...stores.session.shared }
  const made = client.call(generateCode, { page, params }, { silent: true }).then(
    ({ code, url }) => {
      if (!isShortCode(code)) return null
      const own = ownOrigins()
      const known = own.some((origin) => url === `${origin}${SHORT_CODE_PATH}${code}`)
      return known ? url : own[0] ? `${own[0]}${SHORT_CODE_PATH}${code}` : null
    },
    () => null,
  )
  const late = new Promise<null>((resolve) => void clock.setTimeout(() => resolve(null), CODE_TIMEOUT))
  return Promise.race([made, late])
}

/**
 * Returns the address in the code of a share picture: with a short code for a logged-in buyer, else the screen's own
 * address.
 */
export const posterAddress = async (deps: AddressDeps, target: PosterTarget): Promise<string> => {
  const { session, user } = deps.stores
  const short = user.loggedIn ? await shortAddress(deps, target) : null
  return short ?? addressToShare(target, session.shared)
}
