import { certificationState } from '@/domain/identity/certification'
import { verifyTexts } from '@/locales/namespaces/verify'
import { texts } from '@/locales/texts'
import type { ModelDeps } from '../screen/use-model'
import { type ActionKind, takeAction, waitingAction } from './certified-action'
import { finishVisit } from './finish-visit'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'platform' | 'screen' | 'stores'>

export interface Resumption {
  action: ActionKind
  /** Whether the action of this id is of this screen. */
  isMine: (id: string) => boolean
  /** Does what was wanted; called once for an action. */
  run: (id: string) => unknown
}

const resume = async (deps: Deps, { action, isMine, run }: Resumption): Promise<void> => {
  const { clock, dialogs, stores } = deps
  const waiting = waitingAction(deps)
  if (!waiting || waiting.action !== action || !isMine(waiting.id)) return
  const finished = await finishVisit(deps)
  if (!finished && !stores.userFacts.certified) await stores.userFacts.loadCertifications()
  const { certified, certifications } = stores.userFacts
  const state = certified ? 'passed' : certificationState(certifications, 'ELECTRONIC_CERT', clock.now())
  // Somebody looks at it: what was wanted waits on.
  if (state === 'pending') return
  if (!takeAction(deps, waiting)) return
  if (state === 'passed') await run(waiting.id)
  else if (state === 'refused') dialogs.toast(texts.translator(verifyTexts)('verify.failed'))
}

/**
 * Goes on with what waited for the face check when the screen is back in view, or opens again after a restart: does it when the check
 * was passed, says so when it was refused (domain §4), drops it when the buyer came back without it. Never twice.
 */
export const resumeCertified = (deps: Deps, resumption: Resumption): void =>
  deps.screen.onShow(() => void resume(deps, resumption))
