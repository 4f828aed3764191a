import { DefinitionFormModel } from './definition-form.model'
import type { DefinitionDeps, DefinitionFormOptions } from './options'

/** Creates the model of a form that a merchant has defined. */
export const definitionForm = <Result>(
  deps: DefinitionDeps,
  options: DefinitionFormOptions<Result>,
): DefinitionFormModel<Result> => new DefinitionFormModel(deps, options)
