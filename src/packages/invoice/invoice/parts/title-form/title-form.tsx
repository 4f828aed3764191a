import { observer } from 'mobx-react'
import { Form } from '@/components/form/view/form'
import { TITLE_TYPES } from '@/domain/invoice/state'
import type { TitleFormModel } from '../../titles.model'

export interface TitleFormProps {
  form: TitleFormModel
  onDelete: (() => Promise<unknown>) | false
}

/** Draws the form for an invoice title, which is the person or company that an invoice names. */
export const TitleForm = observer(({ form, onDelete }: TitleFormProps) => {
  const company = form.values.invoiceTitleType === 'ENTERPRISE'
  return (
    <Form
      of={form}
      onDelete={onDelete}
      fields={{
        invoiceTitleType: {
          kind: 'radio',
          label: 'invoice.titleKind',
          options: TITLE_TYPES,
          textOf: (type) => `invoice.kinds.${type}`,
        },
        invoiceTitle: { label: 'invoice.name', maxlength: 100, nativeProps: { autoComplete: 'organization' } },
        taxpayerId: {
          label: 'invoice.taxpayerId',
          optional: !company,
          nativeProps: { autoCapitalize: 'characters', autoComplete: 'off' },
        },
        bankName: { label: 'invoice.bankName', optional: true, maxlength: 100 },
        bankAccount: {
          label: 'invoice.bankAccount',
          optional: true,
          nativeProps: { inputMode: 'numeric', autoComplete: 'off' },
        },
        address: { label: 'invoice.address', optional: true, maxlength: 200 },
        phoneNo: { label: 'invoice.phone', optional: true, nativeProps: { inputMode: 'tel' } },
      }}
    />
  )
})
