import { EmailField } from '@/components/form/fields/email-field'
import { useFirstFocus } from '@/components/form/use-first-focus'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { userTexts } from '@/locales/namespaces/user'
import { waysInTexts } from '@/locales/namespaces/ways-in'
import { linkTo, replacedBy } from '@/router/link-to'
import { screen } from '@/router/screen'
import { ConsentLine } from '../consent/consent-line'
import { LoginFrame } from '../frame/login-frame'
import { WantedGift } from '../gift/wanted-gift'
import { PasswordField } from '../password/password-field'
import { ProviderButtons } from '../provider/provider-buttons'
import { LoginEmailModel } from './login-email.model'

function LoginEmail() {
  const t = useTexts(userTexts)
  const ways = useTexts(waysInTexts)
  const model = useModel((deps) => new LoginEmailModel(deps))
  const { form } = model
  useFirstFocus(form, 'email')
  const submit = () => void form.submit()
  const others = (
    <>
      <Button kind="quiet" size="m" icon="user" to={linkTo('create-account')}>
        {ways('create.link')}
      </Button>
      {model.offersPhone && (
        <Button kind="quiet" size="m" icon="phone" to={replacedBy('login')}>
          {t('login.byPhone')}
        </Button>
      )}
    </>
  )
  return (
    <LoginFrame
      title={t('button.login')}
      heading={t('email.title')}
      lead={t('email.lead')}
      top={<WantedGift />}
      foot={others}
    >
      <EmailField
        form={form}
        label={t('email.email')}
        placeholder={t('email.emailPlaceholder')}
        autoComplete="username"
        required
        onConfirm={submit}
      />
      <PasswordField
        form={form}
        name="password"
        label={t('email.password')}
        placeholder={t('email.passwordPlaceholder')}
        autoComplete="current-password"
        onConfirm={submit}
      />
      <Button block onClick={form.submit}>
        {t('button.login')}
      </Button>
      <Button kind="quiet" size="m" to={linkTo('forgot-password')}>
        {ways('forgot.link')}
      </Button>
      <ConsentLine consent={model.consent} />
      <ProviderButtons model={model.providers} />
    </LoginFrame>
  )
}

export default screen('login-email', LoginEmail)
