import { generateCode } from '@/api/short-code'
import { isShortCode, SHORT_CODE_PATH } from '@/domain/short-code'
import { ownOrigins } from '@/platform/web-origin/own-origins'
import { addressOf, pageAddressOf } from '@/router/links'
import type { Services } from '../services'

/** Timeout of the short code; after it the plain address is used. Milliseconds. */
export const CODE_TIMEOUT = 600

type AddressDeps = Pick<Services, 'client' | 'clock' | 'stores'>

/** The web address of a show, with channel and distributor of this visit and nothing about the visitor. */
const showAddress = (showId: string, shared: Record<string, string>): string =>
  (ownOrigins()[0] ?? '') + addressOf('show-detail', { showId }, shared)

/** An address of ours with a short code for the show; null when it does not come in time or is not one of ours. */
const shortAddress = async ({ client, clock, stores }: AddressDeps, showId: string): Promise<string | null> => {
  const [page = ''] = pageAddressOf('show-detail').slice(1).split('?')
  const params = { showId, ...stores.session.shared }
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

/** Content of the code on a share picture: a short code's address for a member, else the show's own. */
export const posterAddress = async (deps: AddressDeps, showId: string): Promise<string> => {
  const { session, user } = deps.stores
  const short = user.loggedIn ? await shortAddress(deps, showId) : null
  return short ?? showAddress(showId, session.shared)
}
