import { makeAutoObservable } from 'mobx'
import { object, pipe, string, trim } from 'valibot'
import { rule } from '@/components/form/rules'
import { FormModel } from '@/components/form/form-model'
import type { ModelDeps } from '@/components/screen/use-model'
import { isBirthday } from '@/domain/identity/birthday'
import { localDate, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { plainText } from '@/domain/typed/text'
import { profileTexts } from '@/locales/namespaces/profile'
import { askText, toastText } from '../../../account-messages'
import type { ProfileModel } from '../../profile.model'

/**
 * Matches a pasted date whose separators differ from the separators that the field inserts. Typing never produces such
 * a date.
 */
const WRITTEN = /(\d{4})(?:\s*[年/.]\s*(\d{1,2})\s*[月/.]|-(\d)-)\s*(\d{1,2})/

/** Converts typed digits or a pasted date to the form `yyyy-MM-dd`. The result may be incomplete. */
export const dateInput = (typed: string): string => {
  const text = plainText(typed).replace(WRITTEN, (_, year: string, month = '', oneDigit = '', day = '') =>
    [year, (month + oneDigit).padStart(2, '0'), day.padStart(2, '0')].join('-'),
  )
  const digits = text.replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter((part) => part !== '').join('-')
}

/**
 * Model of the birthday, which can be edited only once (domain §5). The screen shows this limit in advance, and asks
 * the buyer to confirm.
 */
export class BirthdayModel {
  open = false
  readonly form

  constructor(
    private readonly deps: Pick<ModelDeps, 'clock' | 'dialogs'>,
    private readonly owner: Pick<ProfileModel, 'save'>,
  ) {
    this.form = new FormModel({
      texts: profileTexts,
      initial: { birthday: '' },
      schema: (issue) =>
        object({
          birthday: pipe(
            string(),
            trim(),
            rule((value) => (isBirthday(value, this.today) ? null : issue('profile.birthdayWrong'))),
          ),
        }),
      submit: ({ birthday }) => this.confirm(birthday),
      refusals: () => 'birthday',
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  show(birthday: string): void {
    this.form.fill({ birthday })
    this.open = true
  }

  hide(): void {
    this.open = false
  }

  enter(text: string): void {
    this.form.set('birthday', dateInput(text))
  }

  private get today(): string {
    return localDate(this.deps.clock.now(), SHOP_OFFSET)
  }

  private async confirm(birthday: string): Promise<void> {
    const sure = await askText(this.deps, {
      title: 'profile.birthdayAsk',
      content: 'profile.birthdayAskNote',
      confirm: 'button.save',
      values: { date: birthday },
    })
    if (!sure) return
    await this.owner.save({ birthday })
    this.hide()
    toastText(this.deps, 'profile.saved')
  }
}
