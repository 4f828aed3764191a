import { check, object, pipe, string } from 'valibot'
import { isCode } from '@/domain/identity/credentials'
import { formTexts } from '@/locales/namespaces/form'
import { texts } from '@/locales/texts'
import type { Services } from '../../services'
import { FormModel } from '../form-model'
import type { CodeSender } from './code-request'

/** The entry of a code that was sent: checked as soon as it is whole, cleared when it was refused. */
export class CodeStepModel {
  readonly form

  constructor(
    private readonly deps: Pick<Services, 'dialogs'>,
    readonly request: CodeSender,
    submit: (code: string) => Promise<unknown>,
  ) {
    this.form = new FormModel({
      texts: formTexts,
      initial: { code: '' },
      schema: (issue) => object({ code: pipe(string(), check(isCode, issue('code.placeholder'))) }),
      submit: async ({ code }) => {
        try {
          await submit(code)
        } catch (error) {
          this.form.set('code', '')
          throw error
        }
      },
      refusals: () => 'code',
    })
  }

  /** @param code its digits so far. */
  enter = (code: string): void => {
    if (code === this.form.values.code) return
    this.form.set('code', code)
    if (isCode(code)) void this.form.submit()
  }

  resend = async (): Promise<void> => {
    try {
      if (!(await this.request.resend())) return
      this.form.set('code', '')
      this.deps.dialogs.toast(texts.translator(formTexts)('code.sent'))
    } catch (error) {
      this.form.refuse(error)
    }
  }

  /** Back to the address or number. */
  change = (): void => {
    this.form.set('code', '')
    this.request.change()
  }
}
