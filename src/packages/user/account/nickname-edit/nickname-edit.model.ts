import { makeAutoObservable } from 'mobx'
import { object, pipe } from 'valibot'
import { profile, type Profile } from '@/api/auth'
import { updateProfile } from '@/api/profile'
import { line, rule } from '@/components/form/rules'
import { recordForm } from '@/components/form/record-form'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { PROFILE_CODES } from '@/domain/business-codes/profile'
import { MAX_NICKNAME, nicknameLength, nicknameProblem } from '@/domain/identity/nickname'
import { cleanName } from '@/domain/typed/text'
import { profileTexts } from '@/locales/namespaces/profile'
import { isRequestError } from '@/request/errors'

const ABOUT_IT: readonly number[] = [PROFILE_CODES.nicknameLength, PROFILE_CODES.nicknameRefused, 400]

/** Model of the form for the buyer's public nickname. */
export class NicknameEditModel {
  readonly form
  readonly profile: Resource<Profile>

  constructor(deps: Pick<ModelDeps, 'client' | 'dialogs' | 'navigate' | 'screen' | 'stores'>) {
    const { client, screen, stores } = deps
    this.profile = screen.query(profile, {}, { options: { inlineErrors: true } })
    this.form = recordForm(deps, {
      texts: profileTexts,
      initial: { nickname: stores.user.nickname },
      schema: (issue) =>
        object({
          nickname: pipe(
            line,
            rule((nickname) => {
              const problem = nicknameProblem(nickname)
              return problem && issue(`nickname.${problem}`, { max: MAX_NICKNAME })
            }),
          ),
        }),
      stored: () => this.profile.value && { nickname: this.profile.value.nickname },
      submit: ({ nickname }) =>
        client.call(updateProfile, { nickname }, { inlineErrors: true, handledStatuses: ABOUT_IT }),
      done: (stored) => {
        this.profile.put(stored)
        stores.user.setFace(stored)
      },
      refusals: (error) => (isRequestError(error) && ABOUT_IT.includes(error.statusCode ?? 0) ? 'nickname' : null),
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Number of grapheme clusters, which are the characters that a user sees. */
  get count(): number {
    return nicknameLength(cleanName(this.form.values.nickname))
  }
}
