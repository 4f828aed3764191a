import { TextField } from '@/components/form/fields/text-field'
import { FormView } from '@/components/form/view/form-view'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { MAX_NICKNAME } from '@/domain/identity/nickname'
import { profileTexts } from '@/locales/namespaces/profile'
import { screen } from '@/router/screen'
import { NicknameEditModel } from './nickname-edit.model'

/** More code units than any nickname may have: the host must not cut inside a character. */
const FIELD_UNITS = 400

function NicknameEdit() {
  const t = useTexts(profileTexts)
  const { form, count } = useModel((deps) => new NicknameEditModel(deps))
  return (
    <>
      <NavBar title={t('nickname.title')} />
      <FormView form={form} note={t('nickname.note')}>
        <TextField
          form={form}
          name="nickname"
          label={t('profile.nickname')}
          placeholder={t('nickname.placeholder')}
          hint={t('nickname.count', { count, max: MAX_NICKNAME })}
          maxlength={FIELD_UNITS}
          nativeProps={{ autoComplete: 'nickname' }}
          required
          onConfirm={() => void form.submit()}
        />
      </FormView>
    </>
  )
}

export default screen('nickname-edit', NicknameEdit)
