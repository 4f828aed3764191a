import { EmailField } from '@/components/form/fields/email-field'
import { TextField } from '@/components/form/fields/text-field'
import { useFirstFocus } from '@/components/form/use-first-focus'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { userTexts } from '@/locales/namespaces/user'
import { replacedBy } from '@/router/link-to'
import { screen } from '@/router/screen'
import { ConsentLine } from '../consent/consent-line'
import { LoginFrame } from '../frame/login-frame'
import { ProviderButtons } from '../provider/provider-buttons'
import { LoginEmailModel } from './login-email.model'
import styles from './login-email.module.scss'

function LoginEmail() {
  const t = useTexts(userTexts)
  const model = useModel((deps) => new LoginEmailModel(deps))
  const { form } = model
  useFirstFocus(form, 'email')
  const submit = () => void form.submit()
  const eye = (
    <Pressable
      className={styles.eye}
      label={t(model.shown ? 'email.hidePassword' : 'email.showPassword')}
      ariaPressed={model.shown}
      onClick={model.toggleShown}
    >
      <Icon name={model.shown ? 'eye-off' : 'eye'} />
    </Pressable>
  )
  const other = model.offersPhone && (
    <Button kind="quiet" size="m" icon="phone" to={replacedBy('login')}>
      {t('login.byPhone')}
    </Button>
  )
  return (
    <LoginFrame title={t('button.login')} heading={t('email.title')} lead={t('email.lead')} foot={other}>
      <EmailField
        form={form}
        label={t('email.email')}
        placeholder={t('email.emailPlaceholder')}
        autoComplete="username"
        required
        onConfirm={submit}
      />
      <TextField
        form={form}
        name="password"
        label={t('email.password')}
        placeholder={t('email.passwordPlaceholder')}
        password={!model.shown}
        maxlength={64}
        nativeProps={{ autoComplete: 'current-password', autoCapitalize: 'none' }}
        required
        trail={eye}
        onConfirm={submit}
      />
      <Button block onClick={form.submit}>
        {t('button.login')}
      </Button>
      <ConsentLine consent={model.consent} />
      <ProviderButtons model={model.providers} />
    </LoginFrame>
  )
}

export default screen('login-email', LoginEmail)
