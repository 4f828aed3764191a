import { observer } from 'mobx-react'
import { TextField } from '@/components/form/fields/text-field'
import { FormView } from '@/components/form/view/form-view'
import { useTexts } from '@/components/texts'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { TITLE_TYPES } from '@/domain/invoice/state'
import { invoiceTexts } from '@/locales/namespaces/invoice'
import type { TitleFormModel } from '../../titles.model'

export interface TitleFormProps {
  form: TitleFormModel
  onDelete: (() => Promise<unknown>) | false
}

/** Whom an invoice is made out to. */
export const TitleForm = observer(({ form, onDelete }: TitleFormProps) => {
  const t = useTexts(invoiceTexts)
  const { invoiceTitleType } = form.values
  const company = invoiceTitleType === 'ENTERPRISE'
  const optional = t('common.optional')
  return (
    <FormView form={form} onDelete={onDelete}>
      <RadioGroup
        label={t('invoice.titleKind')}
        value={invoiceTitleType}
        onChange={(kind) => form.set('invoiceTitleType', kind)}
        options={TITLE_TYPES.map((kind) => ({ value: kind, content: t(`invoice.kinds.${kind}`) }))}
      />
      <TextField
        form={form}
        name="invoiceTitle"
        label={t('invoice.name')}
        placeholder={t('invoice.namePlaceholder')}
        maxlength={100}
        nativeProps={{ autoComplete: 'organization' }}
        required
      />
      <TextField
        form={form}
        name="taxpayerId"
        label={t('invoice.taxpayerId')}
        placeholder={company ? t('invoice.taxpayerIdPlaceholder') : optional}
        nativeProps={{ autoCapitalize: 'characters', autoComplete: 'off' }}
        required={company}
      />
      <TextField form={form} name="bankName" label={t('invoice.bankName')} placeholder={optional} maxlength={100} />
      <TextField
        form={form}
        name="bankAccount"
        label={t('invoice.bankAccount')}
        placeholder={optional}
        nativeProps={{ inputMode: 'numeric', autoComplete: 'off' }}
      />
      <TextField form={form} name="address" label={t('invoice.address')} placeholder={optional} maxlength={200} />
      <TextField
        form={form}
        name="phoneNo"
        label={t('invoice.phone')}
        placeholder={optional}
        nativeProps={{ inputMode: 'tel' }}
      />
    </FormView>
  )
})
