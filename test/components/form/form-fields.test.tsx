import { act } from 'react'
import { object, string } from 'valibot'
import type { Fields } from '@/components/form/fields/fields'
import { FormModel } from '@/components/form/form-model'
import { FormFields } from '@/components/form/view/form-fields'
import { invoiceTexts } from '@/locales/namespaces/invoice'
import { texts } from '@/locales/texts'
import { mount, type Mounted } from '../../support/screen'

interface Values {
  invoiceTitle: string
  kind: 'ENTERPRISE' | 'INDIVIDUAL_OR_INSTITUTION'
}

describe('FormFields', () => {
  let screen: Mounted
  const submit = jest.fn(() => Promise.resolve())
  const draw = async (fields: Fields<Values, typeof invoiceTexts>) => {
    const initial: Values = { invoiceTitle: '', kind: 'ENTERPRISE' }
    const schema = () => object({ invoiceTitle: string() })
    const form = new FormModel({ texts: invoiceTexts, initial, schema, submit })
    screen = await mount(FormFields<Values, typeof invoiceTexts>, { of: form, fields })
    return form
  }
  const input = () => screen.find('input')
  const facts = () => ['aria-label', 'placeholder', 'aria-required'].map((name) => input().getAttribute(name))
  beforeAll(() => texts.setLanguage('zh-CN'))
  afterEach(() => screen.unmount())

  test('labels a required field and shows its placeholder', async () => {
    await draw({ invoiceTitle: { label: 'invoice.name' } })
    expect(facts()).toEqual(['抬头名称', '与登记名称一致', 'true'])
  })

  test('shows “optional” as the placeholder of an optional field', async () => {
    await draw({ invoiceTitle: { label: 'invoice.bankName', optional: true } })
    expect(facts()).toEqual(['开户银行', '选填', null])
  })

  test('inserts values into a placeholder', async () => {
    const placeholder = { key: 'invoice.editOf', values: { title: '灯下文化' } } as const
    await draw({ invoiceTitle: { label: 'invoice.name', placeholder } })
    expect(input().getAttribute('placeholder')).toBe('编辑抬头 灯下文化')
  })

  test('leaves out a field whose `when` is false', async () => {
    await draw({ invoiceTitle: { label: 'invoice.name', when: false } })
    expect(screen.all('input')).toEqual([])
  })

  test('selects the tapped option of a radio field', async () => {
    const options = ['INDIVIDUAL_OR_INSTITUTION', 'ENTERPRISE'] as const
    const textOf = (kind: Values['kind']) => `invoice.kinds.${kind}` as const
    const form = await draw({ kind: { kind: 'radio', label: 'invoice.titleKind', options, textOf } })
    await screen.tap(screen.find('[role=radio]'))
    expect(form.values.kind).toBe('INDIVIDUAL_OR_INSTITUTION')
  })

  test.each([
    [true, 1],
    [undefined, 0],
  ])('calls submit on Enter with `submits` set to %s: %s times', async (submits, times) => {
    submit.mockClear()
    await draw({ invoiceTitle: { label: 'invoice.name', submits } })
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })
    act(() => void input().dispatchEvent(enter))
    await screen.settle()
    expect(submit).toHaveBeenCalledTimes(times)
  })
})
