import { ID_TYPES } from '@/domain/identity/id-type'
import { ChoiceField } from '@/components/form/fields/choice-field'
import { PhoneField } from '@/components/form/fields/phone-field'
import { SearchField } from '@/components/form/fields/search-field'
import { TextField } from '@/components/form/fields/text-field'
import { RecordForm } from '@/components/form/view/record-form'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { needsRegion } from '@/domain/identity/document'
import { documentExample } from '@/domain/identity/document-forms'
import { maskPhone } from '@/domain/identity/mask'
import { userTexts } from '@/locales/namespaces/user'
import type { RouteParams } from '@/router/table/table'
import { screen } from '@/router/screen'
import { AudienceModificationModel } from './audience-modification.model'

function AudienceModification({ params }: { params: RouteParams<'audience-modification'> }) {
  const t = useTexts(userTexts)
  const model = useModel((deps) => new AudienceModificationModel(deps, params.id))
  const { areas, attendees, form, id, minor, onFile, regions, storedNumber } = model
  const example = documentExample(form.values.idType)
  return (
    <RecordForm
      form={form}
      title={t(id ? 'audience.edit' : 'audience.add')}
      stored={id ? attendees : null}
      missing={model.notFound}
      missingText={t('audience.missing')}
      note={t('audience.privacy')}
      onDelete={model.remove}
    >
      <TextField
        form={form}
        name="name"
        label={t('audience.name')}
        placeholder={t('audience.namePlaceholder')}
        maxlength={60}
        required
      />
      <ChoiceField
        form={form}
        name="idType"
        label={t('audience.idType')}
        placeholder={t('audience.chooseIdType')}
        options={ID_TYPES.map((value) => ({ value, text: t(`idType.${value}`) }))}
      />
      {needsRegion(form.values.idType) && (
        <SearchField
          form={form}
          name="region"
          label={t('audience.region')}
          placeholder={t('audience.chooseRegion')}
          options={regions}
          storedName={onFile?.regionName}
        />
      )}
      <TextField
        form={form}
        name="idNo"
        label={t('audience.idNumber')}
        placeholder={
          storedNumber
            ? t('audience.idKept', { number: storedNumber })
            : example
              ? t('audience.idExample', { example })
              : t('audience.idPlaceholder')
        }
        type={form.values.idType === 'ID_CARD' ? 'idcard' : 'text'}
        required={!storedNumber}
      />
      <PhoneField
        form={form}
        label={t('audience.phone')}
        placeholder={t('audience.phonePlaceholder')}
        shown={minor ? maskPhone(form.values.cellphone) : undefined}
        areas={areas.value ?? []}
        disabled={minor}
        hint={t(minor ? 'audience.minorPhone' : 'common.optional')}
      />
    </RecordForm>
  )
}

export default screen('audience-modification', AudienceModification)
