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
  // The check is under review: the action stays stored.
  if (state === 'pending') return
  if (!takeAction(deps, waiting)) return
  if (state === 'passed') await run(waiting.id)
  else if (state === 'refused') dialogs.toast(texts.translator(verifyTexts)('verify.failed'))
}

/**
 * Resumes a stored action when its screen is shown after the face check, or opened after a restart. Runs the action
 * after a passed check. Shows the reason of a refused check (domain §4). Drops the action if the buyer returned without
 * a check. Handles each action once.
 */
export const resumeCertified = (deps: Deps, resumption: Resumption): void =>
  deps.screen.onShow(() => void resume(deps, resumption))
