import { Form } from '@/components/form/view/form'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { MAX_NICKNAME } from '@/domain/identity/nickname'
import { profileTexts } from '@/locales/namespaces/profile'
import { screen } from '@/router/screen'
import { NicknameEditModel } from './nickname-edit.model'

/**
 * Length limit of the field in code units. The limit exceeds the longest valid nickname, so that the host never
 * truncates text inside a character.
 */
const FIELD_UNITS = 400

function NicknameEdit() {
  const t = useTexts(profileTexts)
  const { form, count } = useModel((deps) => new NicknameEditModel(deps))
  return (
    <>
      <NavBar title={t('nickname.title')} />
      <Form
        of={form}
        note={t('nickname.note')}
        fields={{
          nickname: {
            label: 'profile.nickname',
            placeholder: 'nickname.placeholder',
            hint: { key: 'nickname.count', values: { count, max: MAX_NICKNAME } },
            maxlength: FIELD_UNITS,
            nativeProps: { autoComplete: 'nickname' },
            submits: true,
          },
        }}
      />
    </>
  )
}

export default screen('nickname-edit', NicknameEdit)
