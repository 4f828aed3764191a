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
  /** True if the action needs the face check, provided that the merchant requires face checks. */
  flagged: boolean
  /** True to confirm before the check opens; false on screens that already explain it. */
  asks: boolean
}

/** Returns true if the face check is possible here. A mini program needs a web origin for its web view. */
export const canVerifyFace = (host: Pick<Host, 'isMini'>): boolean => !host.isMini || ownOrigins().length > 0

/** Returns true if the gateway requires the face check, so that the local facts are outdated. */
export const isFaceAuthNeeded = (error: unknown): boolean =>
  isRequestError(error) && error.statusCode === CERTIFICATION_CODES.faceAuthNeeded

/**
 * Checks whether an action may run without a face check (domain §4, coupon receive; §6). `allowed` means that the
 * action may run.
 *
 * If the check is required, asks the buyer, stores the action and opens the check. `resumeCertified` later runs the
 * stored action once, even after a restart.
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
