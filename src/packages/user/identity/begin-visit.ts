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
  /** True to open the real-name form first. In a mini program, the form opens in the web view. */
  form: boolean
  /** True to replace the current screen. */
  replaces?: boolean
}

/** Returns the complete web address of the real-name form, because a web view cannot open a path without an origin. */
const formAddress = (params: Record<string, string>): string => wholeAddress(addressOf('identity-form', params))

/**
 * Opens the provider's face check, or the real-name form. On the web, the provider's page replaces the current page and
 * redirects to `middle-verify`. In a mini program, a web view opens over the current screen. Stores the key of the
 * verification, which `finishVisit` uses to request the result. Rejects if the gateway refuses.
 * @returns false if the address is not on the allowlist. Such an address is not opened.
 */
export const beginVisit = async (deps: Deps, { verifyType, form, replaces }: VisitRequest): Promise<boolean> => {
  const { client, clock, navigate, platform, stores } = deps
  const { isMini } = platform.host
  // If no web origin is configured, the gateway serves the storefront's pages.
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
