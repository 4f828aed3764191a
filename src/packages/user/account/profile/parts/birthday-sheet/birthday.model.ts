import { makeAutoObservable } from 'mobx'
import { object, pipe, string, trim } from 'valibot'
import { rule } from '@/components/form/rules'
import { FormModel } from '@/components/form/form-model'
import type { ModelDeps } from '@/components/screen/use-model'
import { isBirthday } from '@/domain/identity/birthday'
import { localDate, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { dateInput } from '@/domain/typed/date-input'
import { profileTexts } from '@/locales/namespaces/profile'
import { askText, toastText } from '../../../account-messages'
import type { ProfileModel } from '../../profile.model'

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
