import { problemText } from '@/components/form/problem'
import { useFirstFocus } from '@/components/form/use-first-focus'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/field/field'
import { Notice } from '@/components/ui/notice/notice'
import { userTexts } from '@/locales/namespaces/user'
import { waysInTexts } from '@/locales/namespaces/ways-in'
import { screen } from '@/router/screen'
import { LoginFrame } from '../frame/login-frame'
import { LinkProblem } from '../mail/link-problem'
import { NewPasswordField } from '../password/new-password-field'
import { SetPasswordModel } from './set-password.model'

const nothing = (): void => undefined

function SetPassword() {
  const t = useTexts(waysInTexts)
  const user = useTexts(userTexts)
  const { dialogs } = useServices()
  const model = useModel((deps) => new SetPasswordModel(deps, (key) => dialogs.toast(t(key))))
  const { email, form, isNew, resend, state } = model
  useFirstFocus(form, 'password')
  if (state)
    return (
      <LoginFrame title={t('link.title')} heading={t(`link.state.${state}`)} lead={t(`link.hint.${state}`)}>
        {form.problems.password && <Notice tone="danger">{problemText(t, form.problems.password)}</Notice>}
        <LinkProblem state={state} onResend={resend} />
      </LoginFrame>
    )
  return (
    <LoginFrame title={t(isNew ? 'set.title' : 'set.newTitle')} lead={t(isNew ? 'set.lead' : 'set.newLead')}>
      {/* Hidden field, so that password managers store the e-mail address with the password. */}
      <Field
        label={user('email.email')}
        value={email}
        disabled
        nativeProps={{ autoComplete: 'username' }}
        onInput={nothing}
      />
      <NewPasswordField
        form={form}
        name="password"
        label={t(isNew ? 'password.label' : 'password.new')}
        onConfirm={() => void form.submit()}
      />
      <Button block onClick={form.submit}>
        {t(isNew ? 'set.submit' : 'set.newSubmit')}
      </Button>
    </LoginFrame>
  )
}

export default screen('set-password', SetPassword)
