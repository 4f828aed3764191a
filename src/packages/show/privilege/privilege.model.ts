import { makeAutoObservable } from 'mobx'
import { object, pipe, transform } from 'valibot'
import { type PrivilegeTag, privilegeTags, usePrivilegeCode } from '@/api/privilege'
import { type ShowBrief, showBrief } from '@/api/show-brief'
import { FormModel } from '@/components/form/form-model'
import { filled, rule } from '@/components/form/rules'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { isPrivilegeCode } from '@/domain/privilege'
import { cleanCode } from '@/domain/typed/text'
import { showTexts } from '@/locales/namespaces/show'
import { type LinkTo, replacedBy } from '@/router/link-to'
import type { RouteParams } from '@/router/table/table'

interface CodeValues {
  privilegeCode: string
}

/** Model of the screen for privilege codes, and of the shows that the buyer's codes have unlocked. */
export class PrivilegeModel {
  readonly form: FormModel<CodeValues, CodeValues, typeof showTexts, PrivilegeTag>
  readonly tags: Resource<PrivilegeTag[]>
  /** The show that required a code; never loaded if the address contains no show. */
  readonly show: Resource<ShowBrief>
  /** The tag that the last code unlocked; null until a code is redeemed. */
  fresh: PrivilegeTag | null = null

  /** The last code that was redeemed on this screen. */
  private code: string

  constructor(
    { client, screen }: Pick<ModelDeps, 'client' | 'screen'>,
    private readonly params: RouteParams<'privilege'>,
  ) {
    const { showId = '', privilegeCode = '' } = params
    this.code = privilegeCode
    this.tags = screen.query(privilegeTags, {})
    this.show = screen.query(showBrief, { showId }, { options: { silent: true }, when: () => showId !== '' })
    this.form = new FormModel({
      texts: showTexts,
      initial: { privilegeCode },
      schema: (issue) =>
        object({
          privilegeCode: pipe(
            filled(issue('privilege.empty')),
            rule((value) => (isPrivilegeCode(value) ? null : issue('privilege.malformed'))),
            transform(cleanCode),
          ),
        }),
      submit: (draft) => client.call(usePrivilegeCode, draft, { inlineErrors: true }),
      refusals: () => 'privilegeCode',
      done: (tag) => this.handleUsed(tag),
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** True if the buyer may now buy the show that required the code. */
  get opensShow(): boolean {
    const { showId } = this.params
    return (this.tags.value ?? []).some(({ shows }) => shows.some((show) => show.showId === showId))
  }

  /** Link to the ticket selection of the show. The code becomes part of the order. */
  get booking(): LinkTo | undefined {
    const { showId, privilegeId } = this.params
    return showId ? replacedBy('booking', { showId, privilegeId, privilegeCode: this.code }) : undefined
  }

  private handleUsed(tag: PrivilegeTag): void {
    this.fresh = tag
    this.code = cleanCode(this.form.values.privilegeCode)
    this.tags.put([...(this.tags.value ?? []).filter((each) => each.tag !== tag.tag), tag])
    this.form.set('privilegeCode', '')
  }
}
