import { beginVerification } from '@/api/certification'
import type { ModelDeps } from '@/components/screen/use-model'
import { externalNavigation } from '@/platform/external-navigation'
import { WEB_ORIGINS } from '@/platform/settings'
import { keys } from '@/platform/storage/keys'
import { gatewayUrl } from '@/platform/transport/gateway'
import { noteOpened, outsidePage, wholeAddress } from '@/platform/web-origin/framed-page'
import { linkTo } from '@/router/link-to'
import { addressOf } from '@/router/links'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'navigate' | 'platform' | 'stores'>

export interface VisitRequest {
  verifyType: 'ELECTRONIC_CERT' | 'PERSON'
  /** The form of the real name comes first, in the web view of a mini program. */
  form: boolean
  /** The page takes the place of the screen in view. */
  replaces?: boolean
}

/** The form's page on our web: a web view knows no origin that a path could belong to. */
const formAddress = (params: Record<string, string>): string => wholeAddress(addressOf('identity-form', params))

/**
 * Leaves for the provider of face checks, or for the form of the real name. The web's page is replaced and comes back to `middle-verify`;
 * a mini program opens its web view over the screen. The visit's key is stored: `finishVisit` tells what came of it. Rejects with the
 * gateway's refusal. @returns false for an address that is not listed: nothing was opened
 */
export const beginVisit = async (deps: Deps, { verifyType, form, replaces }: VisitRequest): Promise<boolean> => {
  const { client, clock, navigate, platform, stores } = deps
  const { isMini } = platform.host
  // Without a web origin of its own the storefront's pages are the gateway's.
  const sent = (WEB_ORIGINS[0] ?? '') + addressOf('identity-form', { verifyType, result: 'sent' })
  const returnUrl = isMini ? sent : platform.webOrigin() + (navigate.hrefOf(linkTo('middle-verify')) ?? '')
  const { verifyKey, certifyUrl } = await client.call(
    beginVerification,
    { verifyType, returnUrl },
    { inlineErrors: true },
  )
  const page = outsidePage(gatewayUrl(certifyUrl) ?? '', stores.shop.linkHosts)
  if (!page || (!isMini && !page.listed)) return false
  platform.storage.write(keys.verification, { verifyKey, savedAt: clock.now() }, stores.user.userId)
  if (!isMini) {
    externalNavigation.replace(page.address)
    return true
  }
  noteOpened(page.address)
  const backurl = verifyType === 'PERSON' ? sent : page.address
  const link = form ? formAddress({ verify_storage_key: verifyKey, verifyType, backurl }) : page.address
  await navigate[replaces ? 'redirect' : 'open']('web-view', { link })
  return true
}
