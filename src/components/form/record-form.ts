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
  /** The stored values once loaded; null before and for a new record. Observable. */
  stored: () => Partial<Values> | null
}

/**
 * Creates the form of a record, new or stored, on a screen of its own. It shows the stored values, asks before unsaved
 * changes are left, and goes back with a toast once it is saved. `done` runs before that.
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
