import type { ReactNode } from 'react'
import { definitionForm } from '@/components/form/definition/definition-form'
import type { DefinitionFormModel } from '@/components/form/definition/definition-form.model'
import type { DefinitionFormOptions } from '@/components/form/definition/options'
import { DefinitionForm } from '@/components/form/definition/view/definition-form'
import { useModel } from '@/components/screen/use-model'
import type { MountCanvas, Surface } from '@/platform/canvas/contract'
import type { Definition, Field } from '@/domain/form-schema/definition'
import { canvasRecorder } from '../../../support/canvas-recorder'
import { field, form, SAMPLES, text } from '../../../domain/form-schema/support'
import { mount, type Mounted } from '../../../support/screen'
import { fakeServices, type ServicesOptions } from '../../../support/services'
import { withServices } from '../../../support/with-services'

/** A field of each kind, with the kind as its id and label. */
export const EVERY_FIELD: readonly Field[] = [...SAMPLES.map(({ own }) => own), { kind: 'SIGNATURE' as const }].map(
  (own) => field(own.kind, own),
)

/** A definition with several sections. */
export const sectioned = (...sections: Field[][]): Definition => ({
  ...form(),
  sections: sections.map((fields, index) => ({ title: text(`Section ${index + 1}`), fields })),
})

export const typed = (fieldId: string, more: Partial<Field> = {}): Field =>
  field(fieldId, { kind: 'TEXT', limits: { most: 20 }, ...more } as Parameters<typeof field>[1])

/** A canvas that draws nothing, and whose file is `blob:drawn`. */
const mountCanvas: MountCanvas = () => {
  const { context } = canvasRecorder()
  const surface = { context, width: 300, height: 180, toFile: async () => ({ kind: 'file', path: 'blob:drawn' }) }
  return Promise.resolve({ kind: 'mounted', surface: surface as unknown as Surface })
}

/** Draws a form, and returns its model. */
export const drawForm = async (
  options: Partial<DefinitionFormOptions<unknown>> & { definition: Definition },
  services: ServicesOptions = {},
) => {
  const all = fakeServices({ language: 'en-US', platform: { mountCanvas }, ...services })
  const submit = jest.fn(() => Promise.resolve<unknown>(undefined))
  let model!: DefinitionFormModel
  const Screen = ({ children }: { children?: ReactNode }) => {
    model = useModel((deps) =>
      definitionForm(deps, { subject: 'open-show:OS1', facts: () => ({ day: '2026-11-30' }), submit, ...options }),
    )
    return (
      <>
        <DefinitionForm model={model} submitText="Send" />
        {children}
      </>
    )
  }
  const screen: Mounted = await mount(withServices(Screen, all.services), {})
  return { ...all, screen, model, submit }
}
