import type { Namespace } from '@/locales/namespace'
import type { ModelDeps } from '../screen/use-model'
import { FormModel, type FormOptions } from './form-model'
import { leaveQuestion } from './leave-question'
import { leaveSaved } from './record-actions'

export interface RecordFormOptions<Values, Output, N extends Namespace, Result> extends FormOptions<
  Values,
  Output,
  N,
  Result
> {
  /** Returns the stored values; null for a new record, and while they load. Observable. */
  stored: () => Partial<Values> | null
}

/**
 * Creates the form model of a new or stored record on its own screen. The form loads the stored values and asks before
 * unsaved changes are discarded. After saving, it runs `done`, shows a toast and closes the screen.
 */
export const recordForm = <Values extends object, Output, N extends Namespace, Result>(
  deps: Pick<ModelDeps, 'dialogs' | 'navigate' | 'screen'>,
  { stored, done, ...options }: RecordFormOptions<Values, Output, N, Result>,
): FormModel<Values, Output, N, Result> => {
  const form = new FormModel<Values, Output, N, Result>({
    ...options,
    done: async (result) => {
      await done?.(result)
      await leaveSaved(deps)
    },
  })
  deps.screen.reaction(stored, (values) => values && form.fill(values), { fireImmediately: true })
  deps.screen.confirmLeave(leaveQuestion(form))
  return form
}
