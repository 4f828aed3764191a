import { CERTIFICATION_CODES } from '@/domain/business-codes/certification'
import { verifyTexts } from '@/locales/namespaces/verify'
import { texts } from '@/locales/texts'
import type { Host } from '@/platform/host/contract'
import { ownOrigins } from '@/platform/web-origin/own-origins'
import { isRequestError } from '@/request/errors'
import type { Services } from '../services'
import { type CertifiedAction, storeAction } from './certified-action'
import { lacksFaceAuth } from './lacks-face-auth'

type Deps = Pick<Services, 'client' | 'clock' | 'dialogs' | 'navigate' | 'platform' | 'stores'>

/** Outcome of the check before an action. */
export type Certification = 'allowed' | 'asked' | 'declined' | 'unsupported'

export interface CertifiedThing extends CertifiedAction {
  /** True if it needs the face check, provided that the merchant requires it. */
  flagged: boolean
  /** True to ask before the check opens; screens that explain it do not ask. */
  asks: boolean
}

/** Returns true if the face check is possible here. A mini program needs a web origin for its web view. */
export const canVerifyFace = (host: Pick<Host, 'isMini'>): boolean => !host.isMini || ownOrigins().length > 0

/** Returns true if the gateway requires the face check, so that the local facts are outdated. */
export const isFaceAuthNeeded = (error: unknown): boolean =>
  isRequestError(error) && error.statusCode === CERTIFICATION_CODES.faceAuthNeeded

/**
 * Checks if an action may run, before anything that needs the face check (domain §4, coupon receive; §6). `allowed`
 * continues at once. Otherwise it asks the buyer and opens the check. The action is stored; `resumeCertified` runs it
 * once, also after a restart.
 */
export const requireCertification = async (
  deps: Deps,
  { flagged, asks, ...wanted }: CertifiedThing,
): Promise<Certification> => {
  const { dialogs, navigate, platform, stores } = deps
  if (!lacksFaceAuth(deps, flagged)) return 'allowed'
  await stores.userFacts.loadCertifications()
  if (!lacksFaceAuth(deps, flagged)) return 'allowed'
  const t = texts.translator(verifyTexts)
  if (!canVerifyFace(platform.host)) {
    dialogs.toast(t('verify.unsupported'))
    return 'unsupported'
  }
  const question = {
    title: t('verify.title'),
    content: t('verify.content'),
    confirmText: t('verify.go'),
    cancelText: t('button.cancel'),
  }
  if (asks && !(await dialogs.confirm(question))) return 'declined'
  const place = navigate.here()
  if (place) storeAction(deps, wanted, place)
  await navigate.open('middle-verify')
  return 'asked'
}
