import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { useScrollTarget } from '@/components/checkout/use-scroll-target'
import { definitionForm } from '@/components/form/definition/definition-form'
import { DefinitionForm } from '@/components/form/definition/view/definition-form'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import type { Definition } from '@/domain/form-schema/definition'
import { openShowTexts } from '@/locales/namespaces/open-show'
import type { OpenShowFormModel } from '../open-show-form.model'

interface ShowFormProps {
  model: OpenShowFormModel
  definition: Definition
  /** Sessions, people and rules, above the first section. */
  lead: ReactNode
}

/** Draws the form of a show, which sends the registration. */
export const ShowForm = observer(({ model, definition, lead }: ShowFormProps) => {
  const t = useTexts(openShowTexts)
  const form = useModel((deps) => definitionForm(deps, model.formOptions(definition)))
  useScrollTarget(model.required)
  return <DefinitionForm model={form} submitText={t('openShow.submit')} lead={lead} />
})
