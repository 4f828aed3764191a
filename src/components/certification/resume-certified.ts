import { certificationState } from '@/domain/identity/certification'
import { verifyTexts } from '@/locales/namespaces/verify'
import { texts } from '@/locales/texts'
import type { ModelDeps } from '../screen/use-model'
import { type ActionKind, takeAction, waitingAction } from './certified-action'
import { finishVisit } from './finish-visit'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'platform' | 'screen' | 'stores'>

export interface Resumption {
  action: ActionKind
  /** Returns true if the action with this id belongs to this screen. */
  isMine: (id: string) => boolean
  /** Runs the action; called once. */
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
  // Under review: the action waits.
  if (state === 'pending') return
  if (!takeAction(deps, waiting)) return
  if (state === 'passed') await run(waiting.id)
  else if (state === 'refused') dialogs.toast(texts.translator(verifyTexts)('verify.failed'))
}

/**
 * Resumes an action after the face check when the screen is shown again, or opened after a restart. Runs the action
 * after a passed check, shows a refusal (domain §4), and drops the action if the buyer returned without a check. Never
 * twice.
 */
export const resumeCertified = (deps: Deps, resumption: Resumption): void =>
  deps.screen.onShow(() => void resume(deps, resumption))
