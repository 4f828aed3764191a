import { check, object, pipe, string } from 'valibot'
import { isCode } from '@/domain/typed/one-time-code'
import { formTexts } from '@/locales/namespaces/form'
import { isRequestError } from '@/request/errors'
import { FormModel } from '../form-model'
import type { CodeSender } from './code-request'

/** Model of the code input. Submits the code when it is complete, and clears it after a refusal. */
export class CodeStepModel {
  readonly form

  constructor(
    readonly request: CodeSender,
    submit: (code: string) => Promise<unknown>,
    /** False if a complete code is submitted only after a tap, because it completes a payment. */
    private readonly submitsAlone = true,
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
      refusalKey: (error) => (isRequestError(error) && error.kind === 'business' ? 'code.wrong' : null),
    })
  }

  /** True if all digits are entered: the code can be submitted (domain §5). */
  get complete(): boolean {
    return isCode(this.form.values.code)
  }

  /**
   * Sets the entered code.
   * @param code digits entered so far
   * @param certain false for digits from a text that may contain other numbers; the buyer then submits them by a tap
   */
  enter = (code: string, certain = true): void => {
    if (code === this.form.values.code) return
    this.form.set('code', code)
    if (certain && this.submitsAlone && isCode(code)) void this.form.submit()
  }

  /** Sends another code. Never rejects. @returns true if it was sent */
  resend = async (): Promise<boolean> => {
    try {
      const sent = await this.request.resend()
      if (sent) this.form.set('code', '')
      return sent
    } catch (error) {
      this.form.applyRefusal(error)
      return false
    }
  }

  /** Returns to the input of the address or number. */
  change = (): void => {
    this.form.set('code', '')
    this.request.change()
  }
}
