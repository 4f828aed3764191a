import { EmailField } from '@/components/form/fields/email-field'
import { useFirstFocus } from '@/components/form/use-first-focus'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { userTexts } from '@/locales/namespaces/user'
import { waysInTexts } from '@/locales/namespaces/ways-in'
import { replacedBy } from '@/router/link-to'
import { screen } from '@/router/screen'
import { ConsentLine } from '../consent/consent-line'
import { LoginFrame } from '../frame/login-frame'
import { CreateAccountModel } from './create-account.model'

function CreateAccount() {
  const t = useTexts(waysInTexts)
  const user = useTexts(userTexts)
  const { consent, form } = useModel((deps) => new CreateAccountModel(deps))
  useFirstFocus(form, 'email')
  const other = (
    <Button kind="quiet" size="m" icon="mail" to={replacedBy('login-email')}>
      {t('create.known')}
    </Button>
  )
  return (
    <LoginFrame title={t('create.title')} lead={t('create.lead')} foot={other}>
      <EmailField
        form={form}
        label={user('email.email')}
        placeholder={user('email.emailPlaceholder')}
        required
        onConfirm={() => void form.submit()}
      />
      <Button block onClick={form.submit}>
        {t('mail.send')}
      </Button>
      <ConsentLine consent={consent} />
    </LoginFrame>
  )
}

export default screen('create-account', CreateAccount)
