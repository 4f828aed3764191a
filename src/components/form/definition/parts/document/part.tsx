import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { ID_TYPES, type IdType } from '@/domain/identity/id-type'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import { ChoiceField } from '../../../fields/choice-field'
import { TextField } from '../../../fields/text-field'
import { useLocalized } from '../../local-texts'
import type { DefinitionTexts, Inputs } from '../../slot'
import { useFieldTexts } from '../frame'
import type { PartProps, Parts } from '../part'
import styles from '../parts.module.scss'

interface Values {
  idType: IdType
  idNo: string
}

const inputs = (first: IdType): Inputs<'DOCUMENT', Values> => ({
  read: (value) => value ?? { idType: first, idNo: '' },
  write: (values) => (values.idNo === '' && values.idType === first ? undefined : values),
  main: 'idNo',
})

const DocumentPart = observer(({ slot }: PartProps<'DOCUMENT'>) => {
  const t = useTexts(formDefinitionTexts)
  const read = useLocalized()
  const texts = useFieldTexts(slot)
  const types = slot.field.limits.idTypes ?? ID_TYPES
  const form = slot.inputs(inputs(types[0] ?? 'ID_CARD'))
  return (
    <View className={styles.inputs} role="group" ariaLabel={read(slot.label)}>
      <ChoiceField<Values, DefinitionTexts, 'idType'>
        form={form}
        name="idType"
        label={t('document.type', { label: read(slot.label) })}
        placeholder={t('document.chooseType')}
        options={types.map((value) => ({ value, text: t(`idType.${value}`) }))}
      />
      <TextField<Values, DefinitionTexts>
        {...texts}
        form={form}
        name="idNo"
        label={t('document.number', { label: read(slot.label) })}
        maxlength={40}
        type={form.values.idType === 'ID_CARD' ? 'idcard' : 'text'}
        nativeProps={{ autoComplete: 'off' }}
      />
    </View>
  )
})

export const parts: Parts<'DOCUMENT'> = { DOCUMENT: DocumentPart }
