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

/** What of the buyer's comes first. */
export type Certification = 'allowed' | 'asked' | 'declined' | 'unsupported'

export interface CertifiedThing extends CertifiedAction {
  /** It needs the face check where the merchant requires that. */
  flagged: boolean
  /** Asks before it leads away; what explains itself does not ask. */
  asks: boolean
}

/** Whether the face check can be made here: a mini program needs a web origin for its web view. A native app has a page for it. */
export const canVerifyFace = (host: Pick<Host, 'isMini'>): boolean => !host.isMini || ownOrigins().length > 0

/** The gateway does not let it pass: what was known here is out of date. */
export const isFaceAuthNeeded = (error: unknown): boolean =>
  isRequestError(error) && error.statusCode === CERTIFICATION_CODES.faceAuthNeeded

/**
 * The one guard in front of what needs the face check (domain §4, coupon receive; §6). `allowed` goes on at once. Else the buyer is
 * asked and led to the check; what was wanted is stored and goes on once by `resumeCertified`, also after a restart.
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
