import { object, picklist, pipe, string, transform } from 'valibot'
import type { InvoiceTitle, InvoiceTitleDraft } from '@/api/invoice'
import type { Issue } from '@/components/form/form-model'
import { filled, line, rule } from '@/components/form/rules'
import { TITLE_TYPES } from '@/domain/invoice/state'
import { taxpayerIdProblem } from '@/domain/invoice/taxpayer-id'
import { cleanCode, plainText } from '@/domain/typed/text'
import type { invoiceTexts } from '@/locales/namespaces/invoice'

export const NEW_TITLE: InvoiceTitleDraft = {
  invoiceTitleType: 'ENTERPRISE',
  invoiceTitle: '',
  taxpayerId: '',
  bankName: '',
  bankAccount: '',
  address: '',
  phoneNo: '',
}

/** Returns the form values of a stored title. */
export const valuesOf = ({ titleId: _id, ...draft }: InvoiceTitle): InvoiceTitleDraft => draft

/** Returns true if two invoice titles name the same recipient. */
export const isSameTitle = (a: InvoiceTitleDraft, b: InvoiceTitleDraft): boolean =>
  a.invoiceTitleType === b.invoiceTitleType && a.invoiceTitle === b.invoiceTitle && a.taxpayerId === b.taxpayerId

/**
 * Returns the validation schema of an invoice title (domain §5). The output of the schema is sent to the gateway. A
 * company must have a taxpayer id, an institution may have one.
 */
export const titleSchema = (issue: Issue<typeof invoiceTexts>, { invoiceTitleType }: InvoiceTitleDraft) => {
  const idProblem = (value: string): string | null => {
    if (value === '') return invoiceTitleType === 'ENTERPRISE' ? issue('invoice.taxpayerIdMissing') : null
    const problem = taxpayerIdProblem(value)
    return problem && issue(`invoice.taxpayerIdWrong.${problem}`)
  }
  const matching = (clean: (typed: string) => string, pattern: RegExp, message: () => string) =>
    pipe(
      string(),
      transform(clean),
      rule((value) => (pattern.test(value) ? null : message())),
    )
  return object({
    invoiceTitleType: picklist(TITLE_TYPES),
    invoiceTitle: filled(issue('invoice.nameMissing')),
    taxpayerId: pipe(string(), transform(cleanCode), rule(idProblem)),
    bankName: line,
    bankAccount: matching(cleanCode, /^\d*$/, () => issue('invoice.bankAccountWrong')),
    address: line,
    phoneNo: matching(plainText, /^([0-9+() -]{5,})?$/, () => issue('invoice.phoneWrong')),
  })
}
