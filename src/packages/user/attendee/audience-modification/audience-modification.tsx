import type { FieldText } from '@/components/form/fields/fields'
import { personFields } from '@/components/form/person-fields'
import { RecordForm } from '@/components/form/view/record-form'
import { useModel } from '@/components/screen/use-model'
import { needsRegion } from '@/domain/identity/document'
import { documentExample } from '@/domain/identity/document-forms'
import type { IdType } from '@/domain/identity/id-type'
import { maskPhone } from '@/domain/identity/mask'
import type { userTexts } from '@/locales/namespaces/user'
import type { RouteParams } from '@/router/table/table'
import { screen } from '@/router/screen'
import { AudienceModificationModel } from './audience-modification.model'

/** Returns the placeholder of the document number: the masked stored number if there is one, else an example. */
const numberPlaceholder = (idType: IdType, stored: string): FieldText<typeof userTexts> | undefined => {
  if (stored) return { key: 'audience.idStored', values: { number: stored } }
  const example = documentExample(idType)
  return example ? { key: 'audience.idExample', values: { example } } : undefined
}

function AudienceModification({ params }: { params: RouteParams<'audience-modification'> }) {
  const model = useModel((deps) => new AudienceModificationModel(deps, params.id))
  const { areas, attendees, form, id, minor, onFile, regions, storedNumber } = model
  const { values } = form
  const { name, idType, idNo } = personFields(values.idType, {
    placeholder: numberPlaceholder(values.idType, storedNumber),
    optional: storedNumber !== '',
  })
  return (
    <RecordForm
      of={form}
      title={id ? 'audience.edit' : 'audience.add'}
      stored={id ? attendees : null}
      missing={model.notFound}
      missingText="audience.missing"
      note="audience.privacy"
      onDelete={model.remove}
      fields={{
        name,
        idType,
        region: {
          kind: 'search',
          label: 'audience.region',
          placeholder: 'audience.chooseRegion',
          options: regions,
          storedName: onFile?.regionName,
          when: needsRegion(values.idType),
        },
        idNo,
        cellphone: {
          kind: 'phone',
          label: 'audience.phone',
          placeholder: 'audience.phonePlaceholder',
          areas,
          optional: true,
          hint: minor ? 'audience.minorPhone' : 'common.optional',
          disabled: minor,
          shown: minor ? maskPhone(values.cellphone) : undefined,
        },
      }}
    />
  )
}

export default screen('audience-modification', AudienceModification)
