import { EmailField } from '@/components/form/fields/email-field'
import { useFirstFocus } from '@/components/form/use-first-focus'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { userTexts } from '@/locales/namespaces/user'
import { waysInTexts } from '@/locales/namespaces/ways-in'
import { replacedBy } from '@/router/link-to'
import { screen } from '@/router/screen'
import { LoginFrame } from '../frame/login-frame'
import { MailFormModel } from '../mail/mail-form.model'

function ForgotPassword() {
  const t = useTexts(waysInTexts)
  const user = useTexts(userTexts)
  const { form } = useModel((deps) => new MailFormModel(deps, { kind: 'RESET', email: deps.stores.user.email }))
  useFirstFocus(form, 'email')
  const other = (
    <Button kind="quiet" size="m" to={replacedBy('create-account')}>
      {t('create.link')}
    </Button>
  )
  return (
    <LoginFrame title={t('forgot.title')} lead={t('forgot.lead')} foot={other}>
      <EmailField
        form={form}
        label={user('email.email')}
        placeholder={user('email.emailPlaceholder')}
        autoComplete="username"
        required
        onConfirm={() => void form.submit()}
      />
      <Button block onClick={form.submit}>
        {t('mail.send')}
      </Button>
    </LoginFrame>
  )
}

export default screen('forgot-password', ForgotPassword)
